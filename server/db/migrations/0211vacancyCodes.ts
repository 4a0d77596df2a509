import { createIndexMigration } from '../buildIndexes'

/** Finds a vacancy by its code whatever the case. Not unique: rows from before may differ only in case. */
export const vacancyCodes = createIndexMigration({
  vacancies_by_code_key: 'vacancies (client_id, lower(trim(code)))',
})
