import { createIndexMigration } from '../buildIndexes'

/** Finds the applications that the change feed has not listed yet, without reading the others. */
export const unlistedApplications = createIndexMigration({
  applications_unlisted: 'applications (client_id, submitted_date, id) where listed_at is null',
})
