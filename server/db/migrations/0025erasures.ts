import type { Kysely, Migration } from 'kysely'
import { required, tenantTable } from '../columns'

/** How many months a client keeps applications, and anonymous proofs of erasure. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('retain_months', 'integer').execute()
    await tenantTable(db, 'erasures')
      .addColumn('hash', 'text', required)
      .addColumn('at', 'text', required)
      .addColumn('applications', 'integer', required)
      .addColumn('documents', 'integer', required)
      .execute()
  },
}
