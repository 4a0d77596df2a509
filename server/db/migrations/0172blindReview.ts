import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, flagColumn, notNullColumn } from '../columns'

/** Blind review: whether a client hides applicants' identities, and which users revealed which identities. */
export const blindReview: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('can_review_blind', 'integer', flagColumn).execute()
    await addTexts(createTenantTable(db, 'application_reveals'), ['at'])
      .addColumn('application_id', 'integer', notNullColumn)
      .addColumn('user_id', 'integer', notNullColumn)
      .addForeignKeyConstraint(
        'application_reveals_application',
        ['client_id', 'application_id'],
        'applications',
        ['client_id', 'id'],
      )
      .execute()
    await db.schema
      .createIndex('application_reveals_of_application')
      .on('application_reveals')
      .columns(['client_id', 'application_id', 'user_id'])
      .execute()
  },
}
