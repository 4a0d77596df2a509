import type { Kysely, Migration } from 'kysely'

/** What a vacancy says in other languages; descriptions apart, since lists read the rest of each. */
export const vacancyWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancies').addColumn('translations', 'text').execute()
    await db.schema.alterTable('vacancies').addColumn('translated_descriptions', 'text').execute()
  },
}
