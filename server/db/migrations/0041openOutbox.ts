import { indexMigration } from '../buildIndexes'

/** What monitors ask is answered by what is not sent: an index that is as small as that, however much was. */
export const openOutbox = indexMigration({
  outbox_open: `outbox (client_id, state, created_at) where state <> 'sent'`,
})
