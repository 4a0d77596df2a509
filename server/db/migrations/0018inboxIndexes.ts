import { indexMigration } from '../buildIndexes'

/** What is new in an inbox, and what is being tried again, is counted by an index of its own. */
export const inboxIndexes = indexMigration({
  applications_unopened:
    'applications (client_id, is_expression_of_interest, submitted_date, id) where opened_at is null',
  outbox_retried: `outbox (client_id, application_id) where state in ('waiting', 'sending') and attempts > 0`,
})
