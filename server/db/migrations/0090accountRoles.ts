import type { Kysely, Migration } from 'kysely'

/** What each person may do in the account; whoever was there before did everything. */
export const accountRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('account_role', 'text', (column) => column.notNull().defaultTo('owner'))
      .execute()
  },
}
