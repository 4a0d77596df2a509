import { createIndexMigration } from '../buildIndexes'

/** What is due, and overdue, is found without a look at the others. */
export const promisedApplications = createIndexMigration({
  applications_promised: 'applications (client_id, hear_by, state, withdrawn_at, id)',
})
