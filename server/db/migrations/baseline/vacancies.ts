import type { Kysely } from 'kysely'
import {
  addClientReference,
  addDefaults,
  addIntegers,
  addOptionalIntegers,
  addOptionalTexts,
  addTexts,
  createTenantTable,
  notNullColumn,
} from '../../columns'

const vacancyTexts = [
  ...['guid', 'code', 'name', 'summary', 'employment_type', 'location', 'department', 'salary_add_text'],
  ...['description', 'date_advertised', 'lists', 'created_at', 'updated_at'],
]
const authoredTexts = [
  ...['guid', 'code', 'name', 'location', 'department', 'content', 'created_at', 'updated_at'],
]
/** Normalized by `toSearchText`. */
const searchTexts = ['code_lower', 'name_lower', 'location_lower', 'department_lower']

/** Files, vacancies and their documents. A file's bytes are in the database, or in an object store (`object_key`). */
export async function createVacancyTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'files'), ['sha256', 'mime', 'created_at'])
    .$call(addIntegers('size'))
    .addColumn('content', 'blob', notNullColumn)
    .$call(addDefaults('none', 'scan'))
    .$call(addOptionalTexts('object_key'))
    .execute()
  await addTexts(createTenantTable(db, 'vacancies'), vacancyTexts)
    .$call(addOptionalTexts('advertising_close_date', 'withdrawn_at', 'salary', 'address', 'hear_by'))
    .$call(addOptionalTexts('workplace', 'translations', 'translated_descriptions'))
    .$call(addDefaults(0, 'is_expression_of_interest', 'last_child_id'))
    .$call(addDefaults(1, 'is_listed'))
    .$call(addDefaults('backOffice', 'source'))
    .$call(addDefaults('', ...searchTexts))
    .addUniqueConstraint('vacancies_guid', ['client_id', 'guid'])
    .addUniqueConstraint('vacancies_code', ['client_id', 'code'])
    .execute()
  await addTexts(createTenantTable(db, 'vacancy_attachments'), ['filename', 'description'])
    .$call(addIntegers('vacancy_id', 'file_id'))
    .$call(addDefaults(0, 'is_picture'))
    .$call(addClientReference('vacancy_attachments_vacancy', 'vacancy_id', 'vacancies'))
    .$call(addClientReference('vacancy_attachments_file', 'file_id', 'files'))
    .execute()
}

/** Authored vacancies with published versions and documents, and the question library. */
export async function createAuthoringTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'own_vacancies'), authoredTexts)
    .$call(addOptionalTexts('opens_at', 'closes_at', 'username', 'change_at', 'change'))
    .$call(addIntegers('is_listed', 'revision'))
    .$call(addOptionalIntegers('published_revision'))
    .$call(addDefaults('', ...searchTexts))
    .addUniqueConstraint('own_vacancies_guid', ['client_id', 'guid'])
    .execute()
  const versionTexts = ['guid', 'content', 'changes', 'reason', 'at']
  await addTexts(createTenantTable(db, 'own_vacancy_versions'), versionTexts)
    .$call(addIntegers('number', 'revision'))
    .$call(addOptionalTexts('username'))
    .addUniqueConstraint('own_vacancy_versions_number', ['client_id', 'guid', 'number'])
    .execute()
  await addTexts(createTenantTable(db, 'own_vacancy_files'), ['sha256', 'mime', 'created_at'])
    .$call(addIntegers('size'))
    .addColumn('content', 'blob', notNullColumn)
    .addUniqueConstraint('own_vacancy_files_bytes', ['client_id', 'sha256'])
    .execute()
  await addTexts(createTenantTable(db, 'library_questions'), ['guid', 'name', 'question', 'updated_at'])
    .addUniqueConstraint('library_questions_guid', ['client_id', 'guid'])
    .execute()
  await addTexts(createTenantTable(db, 'library_groups'), ['guid', 'name', 'content', 'updated_at'])
    .addUniqueConstraint('library_groups_guid', ['client_id', 'guid'])
    .execute()
}
