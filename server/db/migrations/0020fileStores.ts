import type { Kysely, Migration } from 'kysely'

/** Allows file bytes in an object store, and records whether a scanner checked a file. */
export const fileStores: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('files').addColumn('object_key', 'text').execute()
    await db.schema
      .alterTable('files')
      .addColumn('scan', 'text', (column) => column.notNull().defaultTo('none'))
      .execute()
  },
}
