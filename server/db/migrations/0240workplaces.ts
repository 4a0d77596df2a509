import type { Kysely, Migration } from 'kysely'

/** Workplace of a vacancy: on site, hybrid, or remote with its countries. */
export const workplaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancies').addColumn('workplace', 'text').execute()
  },
}
