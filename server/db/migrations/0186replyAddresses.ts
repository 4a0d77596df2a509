import type { Kysely, Migration } from 'kysely'

/** Where answers to a client's mail go; null: to the installation's sender. */
export const replyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('reply_address', 'text').execute()
  },
}
