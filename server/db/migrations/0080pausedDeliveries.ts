import type { Kysely, Migration } from 'kysely'

/** A back-office that is paused, until when its older secret signs, and what each attempt sent where. */
export const pausedDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('back_offices').addColumn('old_secret_until', 'text').execute()
    await db.schema.alterTable('back_offices').addColumn('paused_at', 'text').execute()
    await db.schema.alterTable('delivery_attempts').addColumn('address', 'text').execute()
    await db.schema.alterTable('delivery_attempts').addColumn('message_id', 'text').execute()
    await db.schema.alterTable('delivery_attempts').addColumn('bytes', 'integer').execute()
  },
}
