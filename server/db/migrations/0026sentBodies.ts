import type { Kysely, Migration } from 'kysely'

/** What was last sent under a delivery's `webhook-id`: another body is another message, whatever the reason. */
export const sentBodies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('body_sha256', 'text').execute()
  },
}
