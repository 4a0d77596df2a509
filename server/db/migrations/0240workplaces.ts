import type { Kysely, Migration } from 'kysely'

/** Where the work of a vacancy is done: on site, hybrid, or remote with its countries. */
export const workplaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancies').addColumn('workplace', 'text').execute()
  },
}
