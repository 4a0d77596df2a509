import type { Kysely, Migration } from 'kysely'

/** Pausing deliveries, the expiry of the older secret, and details of each delivery attempt. */
export const pausedDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('back_offices').addColumn('old_secret_until', 'text').execute()
    await db.schema.alterTable('back_offices').addColumn('paused_at', 'text').execute()
    await db.schema.alterTable('delivery_attempts').addColumn('address', 'text').execute()
    await db.schema.alterTable('delivery_attempts').addColumn('message_id', 'text').execute()
    await db.schema.alterTable('delivery_attempts').addColumn('bytes', 'integer').execute()
  },
}
