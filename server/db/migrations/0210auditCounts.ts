import type { Kysely, Migration } from 'kysely'

/** Counts repetitions of an action within an hour, for actions that are counted instead of listed. */
export const auditCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('audit')
      .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
