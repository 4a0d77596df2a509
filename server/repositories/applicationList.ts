import type { AnswerSection, ApplicationListItem, Pagination } from '../../src/schemas/application'
import { toFlag } from '../db/columns'
import { contains } from '../db/contains'
import type { Db } from '../db/openDatabase'

/** What the list can be narrowed by; texts by contains, letter case aside [AP-03]. */
export interface ApplicationFilters {
  vacancyCode?: string
  vacancyName?: string
  vacancyLocation?: string
  applicantName?: string
  isSentToConnx?: boolean
  isExpressionOfInterest?: boolean
  /** ISO 8601 UTC, inclusive. */
  from?: string
  /** ISO 8601 UTC, exclusive. */
  before?: string
}

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

const textColumns = {
  vacancyCode: 'vacancy_code_lower',
  vacancyName: 'vacancy_name_lower',
  vacancyLocation: 'location_lower',
  applicantName: 'applicant_name_lower',
} as const

function filtered(db: Db, clientId: number, filters: ApplicationFilters) {
  let query = db.selectFrom('applications').where('client_id', '=', clientId)
  for (const name of Object.keys(textColumns) as (keyof typeof textColumns)[]) {
    const text = filters[name]
    if (text) query = query.where(contains(textColumns[name], text))
  }
  if (filters.isSentToConnx !== undefined) query = query.where('is_sent', '=', toFlag(filters.isSentToConnx))
  if (filters.isExpressionOfInterest !== undefined) {
    query = query.where('is_expression_of_interest', '=', toFlag(filters.isExpressionOfInterest))
  }
  if (filters.from) query = query.where('submitted_date', '>=', filters.from)
  if (filters.before) query = query.where('submitted_date', '<', filters.before)
  return query
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

export async function listApplications(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  { sortColumn, sortOrder, page, pageSize }: ApplicationPage,
): Promise<{ results: ApplicationListItem[]; pagination: Pagination }> {
  const query = filtered(db, clientId, filters)
  const { count } = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const recordCount = Number(count)
  const rows = await query
    .select(itemColumns)
    .orderBy(sortColumns[sortColumn], sortOrder)
    .orderBy('id', sortOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    results: rows.map(toItem),
    pagination: { page, lastPage: Math.max(1, Math.ceil(recordCount / pageSize)), recordCount },
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
