import { createIndexMigration } from '../buildIndexes'

/** An index finds applications whose response deadline is near or has passed. */
export const promisedApplications = createIndexMigration({
  applications_promised: 'applications (client_id, hear_by, state, withdrawn_at, id)',
})
