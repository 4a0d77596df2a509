import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** Status links, and when applications were withdrawn. */
export const applicationLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applications').addColumn('withdrawn_at', 'text').execute()
    await addTexts(createTenantTable(db, 'application_links'), ['token_hash', 'sealed_token', 'expires_at'])
      .addColumn('application_id', 'integer', notNullColumn)
      .addUniqueConstraint('application_links_token', ['client_id', 'token_hash'])
      .addForeignKeyConstraint(
        'application_links_application',
        ['client_id', 'application_id'],
        'applications',
        ['client_id', 'id'],
      )
      .execute()
    await db.schema
      .createIndex('application_links_of_application')
      .on('application_links')
      .columns(['client_id', 'application_id'])
      .execute()
  },
}
