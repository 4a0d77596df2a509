import type { Kysely, Migration } from 'kysely'

/** Whether a client takes applications for a short while after closing that were begun before it. */
export const lateApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('clients')
      .addColumn('takes_late', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
