import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** The change feed of applications, and when an application was listed there as received. */
export const applicationChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(createTenantTable(db, 'application_changes'), ['kind', 'at'])
      .addColumn('position', 'integer', notNullColumn)
      .addColumn('application_id', 'integer', notNullColumn)
      .addUniqueConstraint('application_changes_position', ['client_id', 'position'])
      .execute()
    await db.schema
      .createIndex('application_changes_application')
      .on('application_changes')
      .columns(['client_id', 'application_id'])
      .execute()
    await db.schema.alterTable('applications').addColumn('listed_at', 'text').execute()
  },
}
