import type { Kysely, Migration } from 'kysely'

/** The reply address of a client's mails; null means the installation's sender. */
export const replyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('reply_address', 'text').execute()
  },
}
