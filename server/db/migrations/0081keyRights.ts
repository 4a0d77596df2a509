import type { Kysely, Migration } from 'kysely'

/** What each API key may, and when it was last used. */
export const keyRights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('api_keys').addColumn('may', 'text').execute()
    await db.schema.alterTable('api_keys').addColumn('last_used_at', 'text').execute()
  },
}
