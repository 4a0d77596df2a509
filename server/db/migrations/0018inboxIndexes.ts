import { createIndexMigration } from '../buildIndexes'

/** Separate indexes count the unopened applications of an inbox, and those that are being retried. */
export const inboxIndexes = createIndexMigration({
  applications_unopened:
    'applications (client_id, is_expression_of_interest, submitted_date, id) where opened_at is null',
  outbox_retried: `outbox (client_id, application_id) where state in ('waiting', 'sending') and attempts > 0`,
})
