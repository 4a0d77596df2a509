import type { Kysely, Migration } from 'kysely'

/** Translations of vacancies. Descriptions have their own column, because lists read all other translations. */
export const vacancyWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancies').addColumn('translations', 'text').execute()
    await db.schema.alterTable('vacancies').addColumn('translated_descriptions', 'text').execute()
  },
}
