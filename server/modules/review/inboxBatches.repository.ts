import { sql } from 'kysely'
import type { ApplicationListItem } from '../../../src/schemas/applications/application'
import type { Db } from '../../db/openDatabase'
import { findListItems, findStoredAnswers, type StoredAnswers } from './applicationDetails.repository'
import {
  type ApplicationFilters,
  type ApplicationOrder,
  buildApplicationConditions,
  buildCursorCondition,
  buildOrder,
  sortColumns,
} from './inboxFilters.repository'

/** Used for an application whose answers were not found. */
const noAnswers: StoredAnswers = { vacancyId: 0, sections: [], getAnswers: () => ({}) }

/**
 * Yields all applications that match the filters, in order and in batches. Those submitted meanwhile may be missing.
 */
export async function* streamApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  order: ApplicationOrder,
): AsyncGenerator<ApplicationListItem[]> {
  for await (const ids of streamApplicationIds(db, clientId, filters, order))
    yield await findListItems(db, clientId, ids)
}

/** Same as `streamApplications`, including the answers. */
export async function* streamAnsweredApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  order: ApplicationOrder,
): AsyncGenerator<(ApplicationListItem & StoredAnswers)[]> {
  for await (const ids of streamApplicationIds(db, clientId, filters, order)) {
    const storedAnswers = await findStoredAnswers(db, clientId, ids)
    const items = await findListItems(db, clientId, ids)
    yield items.map((item) => ({ ...item, ...(storedAnswers.get(item.id) ?? noAnswers) }))
  }
}

/** Same as `streamApplications`, but yields only the ids. */
export async function* streamApplicationIds(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder }: ApplicationOrder,
  batchSize = 500,
): AsyncGenerator<number[]> {
  const column = sortColumns[sortColumn]
  const isDescending = sortOrder === 'desc'
  const conditions = buildApplicationConditions(db, clientId, filters)
  let cursorCondition = sql``
  for (;;) {
    const { rows } = await sql<{ id: number; value: string | number }>`
      select id, ${sql.ref(column)} as value from applications where ${conditions} ${cursorCondition}
      order by ${buildOrder(column, isDescending)} limit ${batchSize}`.execute(db)
    const lastRow = rows.at(-1)
    if (!lastRow) return
    yield rows.map(({ id }) => Number(id))
    cursorCondition = sql`and ${buildCursorCondition({ sortColumn }, isDescending, lastRow)}`
  }
}
