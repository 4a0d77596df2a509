import type { Kysely, Migration } from 'kysely'

/** From where something was done: an address that is shortened to its network. */
export const auditAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('audit').addColumn('address', 'text').execute()
    await db.schema.createIndex('audit_by_time').on('audit').columns(['client_id', 'at']).execute()
  },
}
