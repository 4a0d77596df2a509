import type { Kysely, Migration } from 'kysely'

/** Whether a client accepts applications shortly after closing if the form was opened before. */
export const lateApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('clients')
      .addColumn('takes_late', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
