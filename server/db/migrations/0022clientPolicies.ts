import type { Kysely, Migration } from 'kysely'

/** What the operator sets for a client: who may frame its site, and how long applications are kept. */
export const clientPolicies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('frame_ancestors', 'text').execute()
    await db.schema.alterTable('clients').addColumn('retain_days', 'integer').execute()
  },
}
