import type { Kysely, Migration } from 'kysely'

/** How often an act was repeated within the hour, where repetitions are counted. */
export const auditCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('audit')
      .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
