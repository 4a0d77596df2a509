import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'

/** Versions of a client's form schema; rows are only added, never changed. */
export const accountSchemas: Migration = {
  async up(db: Kysely<unknown>) {
    await createTenantTable(db, 'account_schemas')
      .addColumn('version', 'integer', notNullColumn)
      .addColumn('schema', 'text', notNullColumn)
      .addColumn('changes', 'text', notNullColumn)
      .addColumn('username', 'text')
      .addColumn('at', 'text', notNullColumn)
      .addUniqueConstraint('account_schemas_version', ['client_id', 'version'])
      .execute()
  },
}
