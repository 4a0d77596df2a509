import type { Kysely, Migration } from 'kysely'

/** The rights of API keys, and when they were last used. */
export const keyRights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('api_keys').addColumn('may', 'text').execute()
    await db.schema.alterTable('api_keys').addColumn('last_used_at', 'text').execute()
  },
}
