import { type Kysely, type Migration, sql } from 'kysely'

/** When a client was done with what is left to do at the beginning; those that are there have begun long ago. */
export const firstSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('first_steps_over_at', 'text').execute()
    await sql`update clients set first_steps_over_at = created_at`.execute(db)
  },
}
