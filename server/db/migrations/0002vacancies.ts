import type { Kysely, Migration } from 'kysely'
import { createTenantTable, flagColumn, notNullColumn, withTexts } from '../columns'

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

/** Vacancies, their documents, and the bytes of all files, so that one commit stores everything. */
export const vacancies: Migration = {
  async up(db: Kysely<unknown>) {
    await createTenantTable(db, 'files')
      .addColumn('sha256', 'text', notNullColumn)
      .addColumn('mime', 'text', notNullColumn)
      .addColumn('size', 'integer', notNullColumn)
      .addColumn('content', 'blob', notNullColumn)
      .addColumn('created_at', 'text', notNullColumn)
      .execute()
    await makeVacancies(db)
    await createTenantTable(db, 'vacancy_attachments')
      .addColumn('vacancy_id', 'integer', notNullColumn)
      .addColumn('file_id', 'integer', notNullColumn)
      .addColumn('filename', 'text', notNullColumn)
      .addColumn('description', 'text', notNullColumn)
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
  await withTexts(createTenantTable(db, 'vacancies'), vacancyTexts)
    .addColumn('advertising_close_date', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('is_expression_of_interest', 'integer', flagColumn)
    .addUniqueConstraint('vacancies_guid', ['client_id', 'guid'])
    .addUniqueConstraint('vacancies_code', ['client_id', 'code'])
    .execute()
}
