import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import {
  type ApplicationState,
  applicationStates,
  shownState,
} from '../../../src/schemas/applications/applicationState'
import type { Db } from '../../db/openDatabase'
import { findMark } from '../applications/applications.repository'
import {
  type ApplicationFilters,
  applicationConditions,
  asksDeliveries,
  filterKey,
  shortestIndex,
} from './inboxFilters.repository'

/** How many of the client's applications pass these filters, exactly. */
export function countApplications(db: Db, clientId: number, filters: ApplicationFilters): Promise<number> {
  const where = applicationConditions(db, clientId, filters)
  const count = async () => {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from applications ${shortestIndex(db, filters)} where ${where}`.execute(db)
    return Number(rows[0]?.count ?? 0)
  }
  if (asksDeliveries(filters)) return count()
  return rememberApplications(db, clientId, `count ${filterKey(filters)}`, count)
}

/** How many there are in each state, withdrawn ones apart. */
export function countByState(
  db: Db,
  clientId: number,
  filters: Pick<ApplicationFilters, 'isExpressionOfInterest' | 'vacancyId'>,
): Promise<Record<ApplicationState, number>> {
  return rememberApplications(db, clientId, `states ${filterKey(filters)}`, async () => {
    const { rows } = await sql<{ state: string; withdrawn: number; count: number | string }>`
      select state, case when withdrawn_at is null then 0 else 1 end as withdrawn, count(*) as count
      from applications where ${applicationConditions(db, clientId, filters)} group by 1, 2`.execute(db)
    const counts = Object.fromEntries(applicationStates.map((state) => [state, 0]))
    for (const { state, withdrawn, count } of rows) {
      const shown = shownState(state, withdrawn === 1 ? '' : null)
      counts[shown] = (counts[shown] ?? 0) + Number(count)
    }
    return counts as Record<ApplicationState, number>
  })
}

/** How many applications each of these vacancies has, by the vacancy's id; those without any are left out. */
export async function countByVacancy(
  db: Db,
  clientId: number,
  vacancyIds: readonly number[],
): Promise<Map<number, number>> {
  if (vacancyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select((of) => ['vacancy_id as id', of.fn.countAll().as('count')])
    .where('client_id', '=', clientId)
    .where('vacancy_id', 'in', vacancyIds)
    .groupBy('vacancy_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

interface Remembered {
  mark: number
  value: unknown
}

const kept = new WeakMap<Db, LRUCache<string, Remembered>>()

/**
 * What was found out about a client's applications, until its mark, which every change of one of them moves on, has
 * moved: whatever the change was, in whichever process. `key` says what was asked, and of which type the answer is.
 */
export async function rememberApplications<Value>(
  db: Db,
  clientId: number,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(db) ?? new LRUCache<string, Remembered>({ max: 1000 })
  kept.set(db, known)
  // Before finding out: a change that comes between makes what is remembered too old, never too new.
  const mark = await findMark(db, clientId)
  const name = `${clientId} ${key}`
  const entry = known.get(name)
  if (entry?.mark === mark) return entry.value as Value
  const value = await find()
  known.set(name, { mark, value })
  return value
}
