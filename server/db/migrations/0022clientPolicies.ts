import type { Kysely, Migration } from 'kysely'

/** Settings that the operator makes for a client: frame ancestors and retention. */
export const clientPolicies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('frame_ancestors', 'text').execute()
    await db.schema.alterTable('clients').addColumn('retain_days', 'integer').execute()
  },
}
