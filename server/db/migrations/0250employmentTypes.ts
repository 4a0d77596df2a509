import type { Kysely, Migration } from 'kysely'

/** What a client's settings say of its employment types: schema.org's values by name. */
export const employmentTypes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('employment_types', 'text').execute()
  },
}
