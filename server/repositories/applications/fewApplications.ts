import { sql } from 'kysely'
import { type Db, isPostgres } from '../../db/openDatabase'
import {
  type ApplicationFilters,
  applicationConditions,
  asksDeliveries,
  filterKey,
  shortestIndex,
} from './applicationFilters'
import { inOrder } from './applicationOrder'
import { rememberApplications } from './rememberApplications'

/** So few are found, put in order and remembered at once: each page of them is then a slice, their number a length. */
const fewMatches = 2000

/**
 * The ids of all applications that pass the filters, rising by `column`; null when there are more than a few of them, or
 * no filter. Where few of many match, walking in order would look at them all: what they match is looked through instead.
 */
export async function findFewApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  column: string,
): Promise<readonly number[] | null> {
  if (Object.keys(filters).length === 0) return null
  const where = applicationConditions(db, clientId, filters)
  const find = async () => {
    const { rows } = await sql<{ id: number | string }>`
      select id from applications ${shortestIndex(db, filters)} where ${where}
      limit ${fewMatches + 1}`.execute(db)
    const ids = rows.map(({ id }) => Number(id))
    return ids.length > fewMatches ? null : putInOrder(db, clientId, ids, column)
  }
  if (asksDeliveries(filters)) return find()
  return rememberApplications(db, clientId, `few ${column} ${filterKey(filters)}`, find)
}

async function putInOrder(
  db: Db,
  clientId: number,
  ids: readonly number[],
  column: string,
): Promise<number[]> {
  if (ids.length < 2 || column === 'id') return ids.toSorted((one, other) => one - other)
  // Of one text whatever their number; SQLite would else walk the order's index through all of the client's rows.
  const [byId, among] = isPostgres(db)
    ? [sql``, sql`id = any(${ids}::bigint[])`]
    : [sql`not indexed`, sql`id in (select value from json_each(${JSON.stringify(ids)}))`]
  const { rows } = await sql<{ id: number | string }>`
    select id from applications ${byId} where client_id = ${clientId} and ${among}
    order by ${inOrder(column, false)}`.execute(db)
  return rows.map(({ id }) => Number(id))
}
