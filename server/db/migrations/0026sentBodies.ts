import type { Kysely, Migration } from 'kysely'

/** Stores the hash of the body that was last sent under a `webhook-id`; a different body gets a new id. */
export const sentBodies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('body_sha256', 'text').execute()
  },
}
