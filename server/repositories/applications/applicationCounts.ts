import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import {
  type ApplicationFilters,
  applicationConditions,
  asksDeliveries,
  filterKey,
  shortestIndex,
} from './applicationFilters'
import { rememberApplications } from './rememberApplications'

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
