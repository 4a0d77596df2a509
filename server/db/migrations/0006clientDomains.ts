import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'
import { isPostgres } from '../openDatabase'

/**
 * Custom domains of clients. Account changes are serialized, so that a domain stays unique even if the database
 * key has to begin with the client.
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
