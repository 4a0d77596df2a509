import type { Kysely, Migration } from 'kysely'
import { flag, required, tenantTable, withTexts } from '../columns'

const vacancyTexts = [
  'guid',
  'code',
  'name',
  'summary',
  'employment_type',
  'location',
  'department',
  'salary_add_text',
  'description',
  'date_advertised',
  'lists',
  'created_at',
  'updated_at',
]

/** Vacancies, their documents, and every file's bytes: what is acknowledged is in one database, in one commit. */
export const vacancies: Migration = {
  async up(db: Kysely<unknown>) {
    await tenantTable(db, 'files')
      .addColumn('sha256', 'text', required)
      .addColumn('mime', 'text', required)
      .addColumn('size', 'integer', required)
      .addColumn('content', 'blob', required)
      .addColumn('created_at', 'text', required)
      .execute()
    await makeVacancies(db)
    await tenantTable(db, 'vacancy_attachments')
      .addColumn('vacancy_id', 'integer', required)
      .addColumn('file_id', 'integer', required)
      .addColumn('filename', 'text', required)
      .addColumn('description', 'text', required)
      .addForeignKeyConstraint('vacancy_attachments_vacancy', ['client_id', 'vacancy_id'], 'vacancies', [
        'client_id',
        'id',
      ])
      .addForeignKeyConstraint('vacancy_attachments_file', ['client_id', 'file_id'], 'files', [
        'client_id',
        'id',
      ])
      .execute()
    await db.schema
      .createIndex('vacancy_attachments_by_vacancy')
      .on('vacancy_attachments')
      .columns(['client_id', 'vacancy_id'])
      .execute()
  },
}

async function makeVacancies(db: Kysely<unknown>): Promise<void> {
  await withTexts(tenantTable(db, 'vacancies'), vacancyTexts)
    .addColumn('advertising_close_date', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('is_expression_of_interest', 'integer', flag)
    .addUniqueConstraint('vacancies_guid', ['client_id', 'guid'])
    .addUniqueConstraint('vacancies_code', ['client_id', 'code'])
    .execute()
}
