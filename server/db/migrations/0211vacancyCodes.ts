import { createIndexMigration } from '../buildIndexes'

/** Finds a vacancy by its code regardless of case. Not unique, because older rows may differ only in case. */
export const vacancyCodes = createIndexMigration({
  vacancies_by_code_key: 'vacancies (client_id, lower(trim(code)))',
})
