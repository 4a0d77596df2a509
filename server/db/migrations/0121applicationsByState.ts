import { createIndexMigration } from '../buildIndexes'

/** A separate index finds, counts and sorts the applications with one status. */
export const applicationsByState = createIndexMigration({
  applications_by_state:
    'applications (client_id, state, is_expression_of_interest, submitted_date, id, withdrawn_at)',
})
