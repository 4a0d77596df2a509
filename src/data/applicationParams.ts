import type { ApplicationListItem } from '../schemas/application'
import type { Sort } from '../schemas/vacancyList/sortVacancies'

export type ApplicationSortKey = Exclude<keyof ApplicationListItem, 'id'>

export interface ApplicationFilters {
  vacancyCode: string
  vacancyName: string
  vacancyLocation: string
  applicantName: string
  /** 'true', 'false' or empty for both. */
  isSentToConnx: string
  isExpressionOfInterest: string
  /** 'YYYY-MM-DD'. */
  submittedFromDate: string
  submittedToDate: string
}

export interface ApplicationQuery {
  page: number
  sort: Sort<ApplicationSortKey>
  filters: Partial<ApplicationFilters>
}

export const applicationsPageSize = 25

/** The query of GET /api/applications; only filters that hold something are sent [AP-03]. */
export function applicationParams({
  page,
  sort,
  filters,
}: ApplicationQuery): Record<string, string | number> {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '')
  return {
    sortColumn: sort.key,
    sortOrder: sort.order,
    pageSize: applicationsPageSize,
    page,
    ...Object.fromEntries(set),
  }
}
