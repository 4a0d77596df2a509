import type { Sort } from '../../schemas/jobList/sortVacancies'
import { viewerTimeZone } from '../browser/viewerTimeZone'

export type ApplicationSortKey =
  | 'submittedDate'
  | 'vacancyCode'
  | 'vacancyName'
  | 'location'
  | 'applicantName'
  | 'isSentToConnx'

export interface ApplicationFilters {
  /** Public id of a vacancy: its applications and no others. */
  vacancyId: string
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
  /** 'true', 'false' or empty for both. */
  isOpened: string
  /** An `ApplicationState`, or empty for all. */
  state: string
  /** 'soon', 'overdue', or empty for all. */
  due: string
  /** A state of the delivery, 'failedToday', or empty for all. */
  delivery: string
}

export interface ApplicationQuery {
  page: number
  sort: Sort<ApplicationSortKey>
  filters: Partial<ApplicationFilters>
}

export const applicationsPageSize = 25

/** The query of GET /api/applications at the moment `now`; only filters that hold something are sent [AP-03]. */
export function applicationParams(
  { page, sort, filters: { delivery = '', ...filters } }: ApplicationQuery,
  now: number,
): Record<string, string | number> {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '')
  return {
    sortColumn: sort.key,
    sortOrder: sort.order,
    pageSize: applicationsPageSize,
    page,
    ...Object.fromEntries(set),
    ...(filters.submittedFromDate || filters.submittedToDate ? { timeZone: viewerTimeZone() } : {}),
    ...deliveryParams(delivery, now),
  }
}

/** Today is the day of whoever looks: what it is to the server is said by its first moment. */
function deliveryParams(delivery: string, now: number): Record<string, string> {
  if (delivery === '') return {}
  if (delivery !== 'failedToday') return { deliveryState: delivery }
  return { deliveryState: 'failed', failedFromDate: startOfToday(now) }
}

/** The first moment of the present day in the visitor's zone, ISO 8601 UTC. */
export function startOfToday(now: number): string {
  return new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString()
}
