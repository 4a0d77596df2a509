import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

const permissions = ['can_edit_pages', 'can_edit_look', 'can_edit_styles']

/** Drafts and published versions of sites. A client that has published nothing is served from its folder. */
export const siteVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('published_version', 'integer').execute()
    await db.schema.alterTable('clients').addColumn('published_hash', 'text').execute()
    for (const name of permissions) {
      await db.schema
        .alterTable('clients')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
    await addTexts(createTenantTable(db, 'site_files'), ['sha256', 'mime', 'created_at'])
      .addColumn('size', 'integer', notNullColumn)
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('content', 'blob', notNullColumn)
      .addUniqueConstraint('site_files_bytes', ['client_id', 'sha256'])
      .execute()
    await addTexts(createTenantTable(db, 'site_versions'), [
      'hash',
      'manifest',
      'ids',
      'at',
      'note',
      'source',
    ])
      .addColumn('number', 'integer', notNullColumn)
      .addColumn('username', 'text')
      .addColumn('restored_from', 'integer')
      .addColumn('changes', 'text', notNullColumn)
      .addUniqueConstraint('site_versions_number', ['client_id', 'number'])
      .execute()
    await createTenantTable(db, 'site_drafts')
      .addColumn('revision', 'integer', notNullColumn)
      .addColumn('base', 'integer')
      .addColumn('source', 'text', notNullColumn)
      .addColumn('config_text', 'text')
      .addColumn('files', 'text')
      .addColumn('ids', 'text')
      .addColumn('updated_at', 'text', notNullColumn)
      .addColumn('username', 'text')
      .addUniqueConstraint('site_drafts_client', ['client_id'])
      .execute()
  },
}
