import { createIndexMigration } from '../buildIndexes'

/**
 * A partial index of unsent deliveries, which monitoring queries read; its size does not depend on sent
 * deliveries.
 */
export const openOutbox = createIndexMigration({
  outbox_open: `outbox (client_id, state, created_at) where state <> 'sent'`,
})
