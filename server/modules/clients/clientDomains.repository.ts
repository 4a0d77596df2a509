import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'
import type { ServedClient } from './clients.repository'

function buildClientByDomainQuery(db: Db, { domain }: { domain: string }) {
  return db
    .selectFrom('client_domains as d')
    .innerJoin('clients as c', 'c.id', 'd.client_id')
    .select(['c.id', 'c.code', 'c.company', 'c.site_version as siteVersion'])
    .select(['c.published_version as publishedVersion', 'c.published_hash as publishedHash'])
    .select(({ fn, val }) => fn.coalesce('c.frame_ancestors', val('')).as('frameAncestors'))
    .select('c.languages')
    .where('d.domain', '=', domain)
    .where('c.decommissioned_at', 'is', null)
}

const selectClientByDomain = prepareQuery(buildClientByDomainQuery)

/** Returns the client with this custom domain (lower case); undefined if there is none or it is decommissioned. */
export function findClientByDomain(db: Db, domain: string): Promise<ServedClient | undefined> {
  return selectClientByDomain(db, { domain })
}

function buildMainDomainQuery(db: Db, { clientId }: { clientId: number }) {
  return db
    .selectFrom('client_domains')
    .select('domain')
    .where('client_id', '=', clientId)
    .orderBy('domain')
    .limit(1)
}

const selectMainDomain = prepareQuery(buildMainDomainQuery)

/** Returns the first of a client's custom domains in alphabetical order; undefined if it has none. */
export async function findMainDomain(db: Db, clientId: number): Promise<string | undefined> {
  return (await selectMainDomain(db, { clientId }))?.domain
}

/** Returns a client's custom domains in alphabetical order. */
export async function listDomains(db: Db, clientId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('client_domains')
    .select('domain')
    .where('client_id', '=', clientId)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Returns the custom domains of all clients, by client id. */
export async function listAllDomains(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('client_domains')
    .select(['client_id', 'domain'])
    .orderBy('domain')
    .execute()
  const domains = new Map<number, string[]>()
  for (const { client_id, domain } of rows)
    domains.set(client_id, [...(domains.get(client_id) ?? []), domain])
  return domains
}

/** Returns which of these names belong to another client, decommissioned clients included. */
export async function findTakenDomains(
  db: Db,
  domains: readonly string[],
  currentClientId: number | undefined,
): Promise<string[]> {
  if (domains.length === 0) return []
  const rows = await db
    .selectFrom('client_domains')
    .select(['client_id', 'domain'])
    .where('domain', 'in', domains)
    .execute()
  return rows.filter((row) => row.client_id !== currentClientId).map(({ domain }) => domain)
}

/** Replaces the client's custom domains. */
export async function saveDomains(db: Db, clientId: number, domains: readonly string[]): Promise<void> {
  await db.deleteFrom('client_domains').where('client_id', '=', clientId).execute()
  for (const domain of domains)
    await db.insertInto('client_domains').values({ client_id: clientId, domain }).execute()
}
