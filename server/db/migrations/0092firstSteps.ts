import { type Kysely, type Migration, sql } from 'kysely'

/** When a client finished the first steps; existing clients count as finished. */
export const firstSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('first_steps_over_at', 'text').execute()
    await sql`update clients set first_steps_over_at = created_at`.execute(db)
  },
}
