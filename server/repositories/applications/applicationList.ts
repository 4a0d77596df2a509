import { sql } from 'kysely'
import type { ApplicationListItem, Pagination } from '../../../src/schemas/application'
import type { Db } from '../../db/openDatabase'
import { countApplications } from './applicationCounts'
import { type ApplicationFilters, applicationConditions } from './applicationFilters'
import { findItems } from './applicationItems'
import { type ApplicationOrder, inOrder, sortColumns } from './applicationOrder'
import { findFewApplications } from './fewApplications'

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
