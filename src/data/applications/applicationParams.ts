import type { Sort } from '../../schemas/jobList/sortVacancies'

export type ApplicationSortKey =
  | 'submittedDate'
  | 'vacancyCode'
  | 'vacancyName'
  | 'location'
  | 'applicantName'
  | 'isSentToConnx'

export interface ApplicationFilters {
  /** Public id of a vacancy; only its applications are listed. */
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

/**
 * Builds the query of GET /api/applications; empty filters are omitted [AP-03]. Dates are in the client's time zone.
 */
export function toApplicationParams({
  page,
  sort,
  filters: { delivery = '', ...filters },
}: ApplicationQuery): Record<string, string | number> {
  const filledFilters = Object.entries(filters).filter(([, value]) => value.trim() !== '')
  return {
    sortColumn: sort.key,
    sortOrder: sort.order,
    pageSize: applicationsPageSize,
    page,
    ...Object.fromEntries(filledFilters),
    ...toDeliveryParams(delivery),
  }
}

function toDeliveryParams(delivery: string): Record<string, string> {
  if (delivery === '') return {}
  return delivery === 'failedToday' ? { failedToday: 'true' } : { deliveryState: delivery }
}
