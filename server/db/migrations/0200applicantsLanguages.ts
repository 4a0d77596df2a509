import type { Kysely, Migration } from 'kysely'

/** The applicant's language, and the job title, questions and answers in that language. */
export const applicantsLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['language', 'vacancy_name_told', 'sections_told'])
      await db.schema.alterTable('applications').addColumn(name, 'text').execute()
  },
}
