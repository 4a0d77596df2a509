import { createIndexMigration } from '../buildIndexes'

/** What monitors ask is answered by what is not sent: an index that is as small as that, however much was. */
export const openOutbox = createIndexMigration({
  outbox_open: `outbox (client_id, state, created_at) where state <> 'sent'`,
})
