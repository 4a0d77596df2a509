import type { Kysely, Migration } from 'kysely'

/** By when those who apply hear: what a vacancy says, and what each applicant was told. */
export const promises: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancies').addColumn('hear_by', 'text').execute()
    await db.schema.alterTable('applications').addColumn('hear_by', 'text').execute()
  },
}
