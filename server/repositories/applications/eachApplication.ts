import { sql } from 'kysely'
import type { ApplicationListItem } from '../../../src/schemas/application'
import type { Db } from '../../db/openDatabase'
import { type ApplicationFilters, applicationConditions } from './applicationFilters'
import { findItems } from './applicationItems'
import { type ApplicationOrder, inOrder, sortColumns } from './applicationOrder'

/** Every application that passes the filters, in order, in batches; what comes in meanwhile may be there or not. */
export async function* eachApplication(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder }: ApplicationOrder,
  batch = 500,
): AsyncGenerator<ApplicationListItem[]> {
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
    const ids = rows.map(({ id }) => Number(id))
    yield await findItems(db, clientId, ids)
    after =
      column === 'id'
        ? sql`and id ${beyond} ${last.id}`
        : sql`and (${sql.ref(column)}, id) ${beyond} (${last.last}, ${last.id})`
  }
}
