import type { Kysely, Migration } from 'kysely'
import { required, tenantTable } from '../columns'

/** What a client's application form may ask, version by version; rows are only ever added. */
export const accountSchemas: Migration = {
  async up(db: Kysely<unknown>) {
    await tenantTable(db, 'account_schemas')
      .addColumn('version', 'integer', required)
      .addColumn('schema', 'text', required)
      .addColumn('changes', 'text', required)
      .addColumn('username', 'text')
      .addColumn('at', 'text', required)
      .addUniqueConstraint('account_schemas_version', ['client_id', 'version'])
      .execute()
  },
}
