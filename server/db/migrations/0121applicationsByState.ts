import { indexMigration } from '../buildIndexes'

/** What stands alike in an inbox is found, counted and put in order by an index of its own. */
export const applicationsByState = indexMigration({
  applications_by_state:
    'applications (client_id, state, is_expression_of_interest, submitted_date, id, withdrawn_at)',
})
