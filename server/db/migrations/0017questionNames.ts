import type { Kysely, Migration } from 'kysely'

/** What the sender of a vacancy calls its questions, kept with each application: the vacancy may ask others by now. */
export const questionNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applications').addColumn('question_names', 'text').execute()
  },
}
