import type { Kysely, Migration } from 'kysely'

/** Response deadlines: the rule of a vacancy, and the day that each applicant was promised. */
export const promises: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancies').addColumn('hear_by', 'text').execute()
    await db.schema.alterTable('applications').addColumn('hear_by', 'text').execute()
  },
}
