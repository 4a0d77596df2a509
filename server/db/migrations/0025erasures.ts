import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'

/** The retention period of each client, and anonymous proofs of erasure. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('retain_months', 'integer').execute()
    await createTenantTable(db, 'erasures')
      .addColumn('hash', 'text', notNullColumn)
      .addColumn('at', 'text', notNullColumn)
      .addColumn('applications', 'integer', notNullColumn)
      .addColumn('documents', 'integer', notNullColumn)
      .execute()
  },
}
