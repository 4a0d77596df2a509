import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** Internal notes on applications. */
export const applicationNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(createTenantTable(db, 'application_notes'), ['text', 'at'])
      .addColumn('application_id', 'integer', notNullColumn)
      .addColumn('user_id', 'integer')
      .addColumn('username', 'text')
      .addColumn('changed_at', 'text')
      .addForeignKeyConstraint(
        'application_notes_application',
        ['client_id', 'application_id'],
        'applications',
        ['client_id', 'id'],
      )
      .execute()
    await db.schema
      .createIndex('application_notes_of_application')
      .on('application_notes')
      .columns(['client_id', 'application_id'])
      .execute()
  },
}
