import type { Kysely, Migration } from 'kysely'

/** Stores the beginning of the response to each delivery attempt. */
export const savedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('delivery_attempts').addColumn('answer', 'text').execute()
  },
}
