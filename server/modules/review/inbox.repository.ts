import { type RawBuilder, sql } from 'kysely'
import type { ApplicationListPage } from '../../../src/schemas/applications/application'
import { type Db, isPostgres } from '../../db/openDatabase'
import { type CursorPosition, encodeCursor, type PageCursor } from '../../db/pageCursor'
import { findListItems } from './applicationDetails.repository'
import { cacheUntilChange, countApplications } from './inboxCounts.repository'
import {
  type ApplicationFilters,
  type ApplicationOrder,
  buildApplicationConditions,
  buildCursorCondition,
  buildIndexHint,
  buildOrder,
  getFilterKey,
  hasDeliveryFilter,
  sortColumns,
} from './inboxFilters.repository'

export interface ApplicationPageRequest extends ApplicationOrder {
  page: number
  pageSize: number
  /** Position after or before which the page lies; without a cursor, the page number determines the offset. */
  cursor?: PageCursor
}

type ListedPage = Pick<ApplicationListPage, 'results' | 'pagination' | 'cursors'>

/** Returns a page of the list [AP-01…AP-03]. The ids are found by an index first; the rows are read afterwards. */
export async function listApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  page: ApplicationPageRequest,
): Promise<ListedPage> {
  const knownIds = await findIdsIfFew(db, clientId, filters, sortColumns[page.sortColumn])
  const list = {
    filters,
    knownIds,
    recordCount: knownIds?.length ?? (await countApplications(db, clientId, filters)),
  }
  const { ids, lastPage } = await (page.cursor
    ? findPageAtCursor(db, clientId, list, page, page.cursor)
    : findPageByNumber(db, clientId, list, page))
  const visibleIds = await listMatchingIds(db, clientId, filters, ids)
  const items = await findListItems(db, clientId, ids)
  return {
    results: items.map((item) => ({ ...item, isInView: visibleIds.has(item.id) })),
    pagination: { page: page.page, lastPage, recordCount: list.recordCount },
    cursors: await findCursors(db, clientId, page, ids),
  }
}

/** The whole filtered list, from which a page is taken. */
interface ListSource {
  filters: ApplicationFilters
  /** Ids of the whole list in ascending order of the sort column, if it is filtered and short; otherwise null. */
  knownIds: readonly number[] | null
  recordCount: number
}

interface FoundPage {
  ids: readonly number[]
  lastPage: number
}

/** Returns a page by its number. */
async function findPageByNumber(
  db: Db,
  clientId: number,
  { filters, knownIds, recordCount }: ListSource,
  { sortColumn, sortOrder, page, pageSize }: ApplicationPageRequest,
): Promise<FoundPage> {
  const offset = (page - 1) * pageSize
  const size = Math.max(0, Math.min(pageSize, recordCount - offset))
  // A page in the second half is read backwards from the end, which is nearer.
  const isReversed = offset > recordCount / 2
  const slice = {
    column: sortColumns[sortColumn],
    isDescending: (sortOrder === 'desc') !== isReversed,
    offset: isReversed ? recordCount - offset - size : offset,
    size,
  }
  const ids = knownIds ? getSlice(knownIds, slice) : await findIds(db, clientId, filters, slice)
  return {
    ids: isReversed ? ids.toReversed() : ids,
    lastPage: Math.max(1, Math.ceil(recordCount / pageSize)),
  }
}

/**
 * Returns the page that begins after a cursor or ends before it. It neither repeats nor skips rows relative to the
 * cursor's page, even if rows were erased or stopped matching in between.
 */
async function findPageAtCursor(
  db: Db,
  clientId: number,
  { filters, knownIds, recordCount }: ListSource,
  order: ApplicationPageRequest,
  cursor: PageCursor,
): Promise<FoundPage> {
  const { page, pageSize, sortColumn, sortOrder } = order
  const isBefore = cursor.side === 'before'
  const isDescending = (sortOrder === 'desc') !== isBefore
  const orderedIds = knownIds && (isDescending ? knownIds.toReversed() : knownIds)
  const index = orderedIds?.indexOf(cursor.id) ?? -1
  // Reads one row more than the page has, to see whether another page follows.
  const pageIds =
    orderedIds && index >= 0
      ? orderedIds.slice(index + 1, index + pageSize + 2)
      : await findIds(db, clientId, filters, {
          ...{ column: sortColumns[sortColumn], isDescending, offset: 0, size: pageSize + 1 },
          condition: buildCursorCondition(order, isDescending, cursor),
        })
  const ids = pageIds.slice(0, pageSize)
  const hasNext = isBefore || pageIds.length > pageSize
  return {
    ids: isBefore ? ids.toReversed() : ids,
    lastPage: hasNext ? Math.max(page + 1, Math.ceil(recordCount / pageSize)) : page,
  }
}

async function findCursors(
  db: Db,
  clientId: number,
  { sortColumn }: ApplicationOrder,
  ids: readonly number[],
): Promise<ListedPage['cursors']> {
  const [firstId, lastId] = [ids[0], ids.at(-1)]
  if (firstId === undefined || lastId === undefined) return { previous: null, next: null }
  const { rows } = await sql<{ id: number | string; value: CursorPosition['value'] }>`
    select id, ${sql.ref(sortColumns[sortColumn])} as value from applications
    where client_id = ${clientId} and id in (${firstId}, ${lastId})`.execute(db)
  const createPageCursor = (direction: PageCursor['side'], id: number) => {
    const row = rows.find((item) => Number(item.id) === id)
    return row ? encodeCursor({ side: direction, value: row.value, id }) : null
  }
  return { previous: createPageCursor('before', firstId), next: createPageCursor('after', lastId) }
}

/** Returns which ids of a page match the filters now; without `asOf`, all of them. */
async function listMatchingIds(
  db: Db,
  clientId: number,
  { asOf, ...filters }: ApplicationFilters,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (asOf === undefined || ids.length === 0) return new Set(ids)
  const [indexHint, idCondition] = buildIdCondition(db, ids)
  const { rows } = await sql<{ id: number | string }>`
    select id from applications ${indexHint}
    where ${buildApplicationConditions(db, clientId, filters)} and ${idCondition}`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}

interface Slice {
  column: string
  isDescending: boolean
  offset: number
  size: number
  /** Condition for the rows to consider; all rows without it. */
  condition?: RawBuilder<unknown>
}

function getSlice(ascendingIds: readonly number[], { isDescending, offset, size }: Slice): number[] {
  const ids = isDescending ? ascendingIds.toReversed() : ascendingIds
  return ids.slice(offset, offset + size)
}

async function findIds(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { column, isDescending, offset, size, condition }: Slice,
): Promise<number[]> {
  if (size === 0) return []
  const { rows } = await sql<{ id: number | string }>`
    select id from applications where ${buildApplicationConditions(db, clientId, filters)}
    ${condition ? sql`and ${condition}` : sql``}
    order by ${buildOrder(column, isDescending)} limit ${size} offset ${offset}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Maximum number of matches whose ids are sorted and cached, so that their pages are slices of the cached ids. */
const maxCachedMatches = 2000

/**
 * Returns the ids of all matching applications in ascending order of `column`; null without a filter, or with more
 * than `maxCachedMatches` matches. If only a few rows match, walking the sort index would visit nearly all rows, so
 * the filter's index is used instead.
 */
export async function findIdsIfFew(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  column: string,
): Promise<readonly number[] | null> {
  if (Object.keys(filters).length === 0) return null
  const conditions = buildApplicationConditions(db, clientId, filters)
  const findSortedIds = async () => {
    const { rows } = await sql<{ id: number | string }>`
      select id from applications ${buildIndexHint(db, filters)} where ${conditions}
      limit ${maxCachedMatches + 1}`.execute(db)
    const ids = rows.map(({ id }) => Number(id))
    return ids.length > maxCachedMatches ? null : sortIds(db, clientId, ids, column)
  }
  if (hasDeliveryFilter(filters)) return findSortedIds()
  return cacheUntilChange(db, clientId, `few ${column} ${getFilterKey(filters)}`, findSortedIds)
}

async function sortIds(db: Db, clientId: number, ids: readonly number[], column: string): Promise<number[]> {
  if (ids.length < 2 || column === 'id') return ids.toSorted((a, b) => a - b)
  const [indexHint, idCondition] = buildIdCondition(db, ids)
  const { rows } = await sql<{ id: number | string }>`
    select id from applications ${indexHint} where client_id = ${clientId} and ${idCondition}
    order by ${buildOrder(column, false)}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/**
 * Returns an index hint, to be placed after the table name, and a condition for these ids. The SQL text is the same for
 * any number of ids. Without the hint, SQLite would walk the sort index through all of the client's rows.
 */
function buildIdCondition(db: Db, ids: readonly number[]): [RawBuilder<unknown>, RawBuilder<unknown>] {
  return isPostgres(db)
    ? [sql``, sql`id = any(${ids}::bigint[])`]
    : [sql`not indexed`, sql`id in (select value from json_each(${JSON.stringify(ids)}))`]
}
