import type { Kysely, Migration } from 'kysely'

/** Stores the question names of an application, because the vacancy's questions may change later. */
export const questionNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applications').addColumn('question_names', 'text').execute()
  },
}
