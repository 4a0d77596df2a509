import type { Kysely } from 'kysely'
import {
  addClientReference,
  addIntegers,
  addOptionalTexts,
  addTexts,
  addZeroIntegers,
  createTenantTable,
  notNullColumn,
} from '../../columns'

const vacancyTexts = [
  ...['guid', 'code', 'name', 'summary', 'employment_type', 'location', 'department', 'salary_add_text'],
  ...['description', 'date_advertised', 'lists', 'created_at', 'updated_at'],
]

/** Files, vacancies and their documents. A file's bytes are in the database, or in an object store (`object_key`). */
export async function createVacancyTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'files'), ['sha256', 'mime', 'created_at'])
    .$call(addIntegers('size'))
    .addColumn('content', 'blob', notNullColumn)
    .addColumn('scan', 'text', (column) => column.notNull().defaultTo('none'))
    .$call(addOptionalTexts('object_key'))
    .execute()
  await addTexts(createTenantTable(db, 'vacancies'), vacancyTexts)
    .$call(addOptionalTexts('advertising_close_date', 'withdrawn_at'))
    .$call(addZeroIntegers('is_expression_of_interest', 'last_child_id'))
    .addUniqueConstraint('vacancies_guid', ['client_id', 'guid'])
    .addUniqueConstraint('vacancies_code', ['client_id', 'code'])
    .execute()
  await addTexts(createTenantTable(db, 'vacancy_attachments'), ['filename', 'description'])
    .$call(addIntegers('vacancy_id', 'file_id'))
    .$call(addClientReference('vacancy_attachments_vacancy', 'vacancy_id', 'vacancies'))
    .$call(addClientReference('vacancy_attachments_file', 'file_id', 'files'))
    .execute()
}
