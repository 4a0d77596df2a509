import type { Kysely, Migration } from 'kysely'

/** schema.org values of a client's employment types by name. */
export const employmentTypes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('employment_types', 'text').execute()
  },
}
