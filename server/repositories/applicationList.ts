import { type RawBuilder, sql } from 'kysely'
import type { AnswerSection, ApplicationListItem, Pagination } from '../../src/schemas/application'
import type { Db } from '../db/openDatabase'
import { countApplications, filterKey, indexHint } from './applicationCounts'
import { type ApplicationFilters, applicationConditions, hasText } from './applicationFilters'
import { rememberApplications } from './rememberApplications'

export const sortColumns = {
  id: 'id',
  submittedDate: 'submitted_date',
  vacancyCode: 'vacancy_code_lower',
  vacancyName: 'vacancy_name_lower',
  location: 'location_lower',
  applicantName: 'applicant_name_lower',
  isSentToConnx: 'is_sent',
} as const

export interface ApplicationPage {
  sortColumn: keyof typeof sortColumns
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

const itemColumns = [
  'id',
  'submitted_date as submittedDate',
  'vacancy_code as vacancyCode',
  'vacancy_name as vacancyName',
  'location',
  'applicant_name as applicantName',
  'is_sent',
] as const

/** A page of the list [AP-01…AP-03]; its ids are found in an index first, the rows read after. */
export async function listApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder, page, pageSize }: ApplicationPage,
): Promise<{ results: ApplicationListItem[]; pagination: Pagination }> {
  const recordCount = await countApplications(db, clientId, filters)
  const offset = (page - 1) * pageSize
  const size = Math.max(0, Math.min(pageSize, recordCount - offset))
  // The second half is nearer to the end, from where it is read backwards.
  const backwards = offset > recordCount / 2
  const ids = await findIds(db, clientId, filters, {
    column: sortColumns[sortColumn],
    descending: (sortOrder === 'desc') !== backwards,
    offset: backwards ? recordCount - offset - size : offset,
    size,
    recordCount,
  })
  const items = await findItems(db, clientId, backwards ? ids.reverse() : ids)
  return {
    results: items,
    pagination: { page, lastPage: Math.max(1, Math.ceil(recordCount / pageSize)), recordCount },
  }
}

interface Slice {
  column: string
  descending: boolean
  offset: number
  size: number
  recordCount: number
}

/** So few are found at once, sorted and remembered: each page of them is then a slice. */
const fewMatches = 2000

async function findIds(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { column, descending, offset, size, recordCount }: Slice,
): Promise<number[]> {
  if (size === 0) return []
  const where = applicationConditions(db, clientId, filters)
  const select = async (hint: RawBuilder<unknown>, limit: number, skip: number) => {
    const { rows } = await sql<{ id: number | string }>`
      select id from applications ${hint} where ${where}
      order by ${inOrder(column, descending)} limit ${limit} offset ${skip}`.execute(db)
    return rows.map(({ id }) => Number(id))
  }
  if (recordCount > fewMatches || !isNarrowed(filters)) return select(sql``, size, offset)
  const key = `ids ${column} ${descending} ${filterKey(filters)}`
  const all = await rememberApplications(db, clientId, key, () =>
    select(rareHint(db, filters), fewMatches, 0),
  )
  return all.slice(offset, offset + size)
}

/** Where few of many match, walking in order would look at them all: the index of what they match is shorter. */
function rareHint(db: Db, filters: ApplicationFilters): RawBuilder<unknown> {
  if (hasText(filters)) return indexHint(db, 'applications_searched')
  if (filters.isSentToConnx !== undefined) return indexHint(db, 'applications_sorted_by_sent')
  if (filters.isExpressionOfInterest !== undefined) return indexHint(db, 'applications_counted')
  return indexHint(db, 'applications_sorted_by_date')
}

function isNarrowed(filters: ApplicationFilters): boolean {
  return Object.keys(filters).length > 0
}

function inOrder(column: string, descending: boolean): RawBuilder<unknown> {
  const way = sql.raw(descending ? 'desc' : 'asc')
  return column === 'id' ? sql`id ${way}` : sql`${sql.ref(column)} ${way}, id ${way}`
}

async function findItems(db: Db, clientId: number, ids: readonly number[]): Promise<ApplicationListItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('applications')
    .select(itemColumns)
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toItem(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Every application that passes the filters, in order, in batches; what comes in meanwhile may be there or not. */
export async function* eachApplication(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder }: Pick<ApplicationPage, 'sortColumn' | 'sortOrder'>,
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

/** A list item with its answers as they are read. */
export async function findApplication(
  db: Db,
  clientId: number,
  id: number,
): Promise<(ApplicationListItem & { sections: AnswerSection[] }) | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(itemColumns)
    .select('sections')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { sections, ...item } = row
  return { ...toItem(item), sections: JSON.parse(sections) as AnswerSection[] }
}

function toItem<Row extends { is_sent: 0 | 1 }>({ is_sent, ...item }: Row) {
  return { ...item, isSentToConnx: is_sent === 1 }
}
