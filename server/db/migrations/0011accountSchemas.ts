import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'

/** What a client's application form may ask, version by version; rows are only ever added. */
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
