import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** Authored vacancies: drafts, published versions, documents and the question library. */
export const ownVacancies: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db)
    await addTexts(createTenantTable(db, 'own_vacancies'), [
      ...['guid', 'code', 'name', 'location', 'department', 'content', 'created_at', 'updated_at'],
    ])
      .addColumn('opens_at', 'text')
      .addColumn('closes_at', 'text')
      .addColumn('is_listed', 'integer', notNullColumn)
      .addColumn('revision', 'integer', notNullColumn)
      .addColumn('published_revision', 'integer')
      .addColumn('username', 'text')
      .addUniqueConstraint('own_vacancies_guid', ['client_id', 'guid'])
      .execute()
    await addTexts(createTenantTable(db, 'own_vacancy_versions'), [
      'guid',
      'content',
      'changes',
      'reason',
      'at',
    ])
      .addColumn('number', 'integer', notNullColumn)
      .addColumn('revision', 'integer', notNullColumn)
      .addColumn('username', 'text')
      .addUniqueConstraint('own_vacancy_versions_number', ['client_id', 'guid', 'number'])
      .execute()
    await addTexts(createTenantTable(db, 'own_vacancy_files'), ['sha256', 'mime', 'created_at'])
      .addColumn('size', 'integer', notNullColumn)
      .addColumn('content', 'blob', notNullColumn)
      .addUniqueConstraint('own_vacancy_files_bytes', ['client_id', 'sha256'])
      .execute()
    await addTexts(createTenantTable(db, 'library_questions'), ['guid', 'name', 'question', 'updated_at'])
      .addUniqueConstraint('library_questions_guid', ['client_id', 'guid'])
      .execute()
  },
}

/** Records each vacancy's source, whether lists show it, and its salary and address as structured data. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('vacancies')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('backOffice'))
    .execute()
  await db.schema
    .alterTable('vacancies')
    .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('vacancies').addColumn('salary', 'text').execute()
  await db.schema.alterTable('vacancies').addColumn('address', 'text').execute()
  await db.schema
    .alterTable('clients')
    .addColumn('vacancy_source', 'text', (column) => column.notNull().defaultTo('both'))
    .execute()
}
