import type { Kysely, Migration } from 'kysely'

/** What each attempt was answered, its beginning. */
export const savedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('delivery_attempts').addColumn('answer', 'text').execute()
  },
}
