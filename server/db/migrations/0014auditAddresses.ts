import type { Kysely, Migration } from 'kysely'

/** Adds the shortened network address of the request to the audit. */
export const auditAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('audit').addColumn('address', 'text').execute()
    await db.schema.createIndex('audit_by_time').on('audit').columns(['client_id', 'at']).execute()
  },
}
