import { sql } from 'kysely'
import type { ApplicationListItem, Pagination } from '../../../src/schemas/applications/application'
import { type Db, isPostgres } from '../../db/openDatabase'
import { type Answered, findItems, findSections } from './applicationDetails.repository'
import { countApplications, rememberApplications } from './inboxCounts.repository'
import {
  type ApplicationFilters,
  type ApplicationOrder,
  applicationConditions,
  asksDeliveries,
  filterKey,
  inOrder,
  shortestIndex,
  sortColumns,
} from './inboxFilters.repository'

export interface ApplicationPage extends ApplicationOrder {
  page: number
  pageSize: number
}

/** A page of the list [AP-01…AP-03]; its ids are found in an index first, the rows read after. */
export async function listApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder, page, pageSize }: ApplicationPage,
): Promise<{ results: ApplicationListItem[]; pagination: Pagination }> {
  const column = sortColumns[sortColumn]
  const few = await findFewApplications(db, clientId, filters, column)
  const recordCount = few ? few.length : await countApplications(db, clientId, filters)
  const offset = (page - 1) * pageSize
  const size = Math.max(0, Math.min(pageSize, recordCount - offset))
  // The second half is nearer to the end, from where it is read backwards.
  const backwards = offset > recordCount / 2
  const slice = {
    column,
    descending: (sortOrder === 'desc') !== backwards,
    offset: backwards ? recordCount - offset - size : offset,
    size,
  }
  const ids = few ? sliceOf(few, slice) : await findIds(db, clientId, filters, slice)
  const results = await findItems(db, clientId, backwards ? ids.reverse() : ids)
  return {
    results,
    pagination: { page, lastPage: Math.max(1, Math.ceil(recordCount / pageSize)), recordCount },
  }
}

interface Slice {
  column: string
  descending: boolean
  offset: number
  size: number
}

function sliceOf(rising: readonly number[], { descending, offset, size }: Slice): number[] {
  const ids = descending ? rising.toReversed() : rising
  return ids.slice(offset, offset + size)
}

async function findIds(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { column, descending, offset, size }: Slice,
): Promise<number[]> {
  if (size === 0) return []
  const { rows } = await sql<{ id: number | string }>`
    select id from applications where ${applicationConditions(db, clientId, filters)}
    order by ${inOrder(column, descending)} limit ${size} offset ${offset}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

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

/** Of one that was erased a moment ago. */
const nothing: Answered = { vacancyId: 0, sections: [], answers: () => ({}) }

/** Every application that passes the filters, in order, in batches; what comes in meanwhile may be there or not. */
export async function* eachApplication(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  order: ApplicationOrder,
): AsyncGenerator<ApplicationListItem[]> {
  for await (const ids of eachApplicationId(db, clientId, filters, order))
    yield await findItems(db, clientId, ids)
}

/** The same with what each answered. */
export async function* eachAnswered(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  order: ApplicationOrder,
): AsyncGenerator<(ApplicationListItem & Answered)[]> {
  for await (const ids of eachApplicationId(db, clientId, filters, order)) {
    const sections = await findSections(db, clientId, ids)
    const items = await findItems(db, clientId, ids)
    yield items.map((item) => ({ ...item, ...(sections.get(item.id) ?? nothing) }))
  }
}

/** The same, their ids alone. */
export async function* eachApplicationId(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder }: ApplicationOrder,
  batch = 500,
): AsyncGenerator<number[]> {
  const column = sortColumns[sortColumn]
  const descending = sortOrder === 'desc'
  const beyond = sql.raw(descending ? '<' : '>')
  const where = applicationConditions(db, clientId, filters)
  let after = sql``
  for (;;) {
    const { rows } = await sql<{ id: number; last: string | number }>`
      select id, ${sql.ref(column)} as last from applications where ${where} ${after}
      order by ${inOrder(column, descending)} limit ${batch}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ id }) => Number(id))
    after =
      column === 'id'
        ? sql`and id ${beyond} ${last.id}`
        : sql`and (${sql.ref(column)}, id) ${beyond} (${last.last}, ${last.id})`
  }
}
