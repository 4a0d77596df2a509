import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'
import { isPostgres } from '../openDatabase'

/**
 * Host names of a client's own. Accounts change one after the other, so that a name has one client also where the key
 * has to be led by it.
 */
export const clientDomains: Migration = {
  async up(db: Kysely<unknown>) {
    await createTenantTable(db, 'client_domains')
      .addColumn('domain', 'text', notNullColumn)
      .addUniqueConstraint('client_domains_domain', ['client_id', 'domain'])
      .execute()
    const byDomain = db.schema.createIndex('client_domains_by_domain').on('client_domains').column('domain')
    await (isPostgres(db) ? byDomain : byDomain.unique()).execute()
  },
}
