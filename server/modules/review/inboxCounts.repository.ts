import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ApplicationCounts } from '../../../src/schemas/applications/application'
import { builtInStates, getVisibleState } from '../../../src/schemas/applications/applicationState'
import type { Db } from '../../db/openDatabase'
import { getApplicationsVersion } from '../applications/applications.repository'
import {
  type ApplicationFilters,
  buildApplicationConditions,
  buildIndexHint,
  getFilterKey,
  hasDeliveryFilter,
} from './inboxFilters.repository'

/** Returns the exact number of the client's applications that match the filters. */
export function countApplications(db: Db, clientId: number, filters: ApplicationFilters): Promise<number> {
  const conditions = buildApplicationConditions(db, clientId, filters)
  const count = async () => {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from applications ${buildIndexHint(db, filters)} where ${conditions}`.execute(
      db,
    )
    return Number(rows[0]?.count ?? 0)
  }
  if (hasDeliveryFilter(filters)) return count()
  return cacheUntilChange(db, clientId, `count ${getFilterKey(filters)}`, count)
}

/** Counts the applications per state; withdrawn ones are counted separately, and empty custom states are left out. */
export function countByState(
  db: Db,
  clientId: number,
  filters: Pick<ApplicationFilters, 'isExpressionOfInterest' | 'vacancyId'>,
): Promise<ApplicationCounts['byState']> {
  return cacheUntilChange(db, clientId, `states ${getFilterKey(filters)}`, async () => {
    const { rows } = await sql<{ state: string; withdrawn: number; count: number | string }>`
      select state, case when withdrawn_at is null then 0 else 1 end as withdrawn, count(*) as count
      from applications where ${buildApplicationConditions(db, clientId, filters)} group by 1, 2`.execute(db)
    const counts = Object.fromEntries([...builtInStates, 'withdrawn'].map((state) => [state, 0]))
    for (const { state, withdrawn, count } of rows) {
      const displayedState = getVisibleState(state, withdrawn === 1 ? '' : null)
      counts[displayedState] = (counts[displayedState] ?? 0) + Number(count)
    }
    return counts as ApplicationCounts['byState']
  })
}

/** Counts the applications of these vacancies, by vacancy id; vacancies without any are left out. */
export async function countByVacancy(
  db: Db,
  clientId: number,
  vacancyIds: readonly number[],
): Promise<Map<number, number>> {
  if (vacancyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['vacancy_id as id', eb.fn.countAll().as('count')])
    .where('client_id', '=', clientId)
    .where('vacancy_id', 'in', vacancyIds)
    .groupBy('vacancy_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

interface CachedResult {
  version: number
  value: unknown
}

const caches = new WeakMap<Db, LRUCache<string, CachedResult>>()

/**
 * Caches a result about a client's applications until their version changes, which every change of an application in
 * any process increments. `key` identifies the query and thus the type of the result.
 */
export async function cacheUntilChange<Value>(
  db: Db,
  clientId: number,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const cache = caches.get(db) ?? new LRUCache<string, CachedResult>({ max: 1000 })
  caches.set(db, cache)
  // Read the version before the data: a change in between makes the entry outdated, never wrongly current.
  const version = await getApplicationsVersion(db, clientId)
  const name = `${clientId} ${key}`
  const entry = cache.get(name)
  if (entry?.version === version) return entry.value as Value
  const value = await find()
  cache.set(name, { version, value })
  return value
}
