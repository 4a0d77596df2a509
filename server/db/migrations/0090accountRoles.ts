import type { Kysely, Migration } from 'kysely'

/** The role of each person in an account. Existing people had all permissions and become owners. */
export const accountRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('account_role', 'text', (column) => column.notNull().defaultTo('owner'))
      .execute()
  },
}
