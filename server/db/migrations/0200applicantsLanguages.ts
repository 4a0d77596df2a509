import type { Kysely, Migration } from 'kysely'

/** The language that somebody applied in, and what is read in it: what the job was called, and what was asked and answered. */
export const applicantsLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['language', 'vacancy_name_told', 'sections_told'])
      await db.schema.alterTable('applications').addColumn(name, 'text').execute()
  },
}
