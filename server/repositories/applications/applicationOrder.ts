import { type RawBuilder, sql } from 'kysely'

export const sortColumns = {
  id: 'id',
  submittedDate: 'submitted_date',
  vacancyCode: 'vacancy_code_lower',
  vacancyName: 'vacancy_name_lower',
  location: 'location_lower',
  applicantName: 'applicant_name_lower',
  isSentToConnx: 'is_sent',
} as const

/** What the list is put in order by. */
export interface ApplicationOrder {
  sortColumn: keyof typeof sortColumns
  sortOrder: 'asc' | 'desc'
}

/** An order of `applications` in which no two rows are equal. */
export function inOrder(column: string, descending: boolean): RawBuilder<unknown> {
  const way = sql.raw(descending ? 'desc' : 'asc')
  return column === 'id' ? sql`id ${way}` : sql`${sql.ref(column)} ${way}, id ${way}`
}
