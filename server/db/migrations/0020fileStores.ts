import type { Kysely, Migration } from 'kysely'

/** Bytes can be in an object store, and a scanner may have checked them. */
export const fileStores: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('files').addColumn('object_key', 'text').execute()
    await db.schema
      .alterTable('files')
      .addColumn('scan', 'text', (column) => column.notNull().defaultTo('none'))
      .execute()
  },
}
