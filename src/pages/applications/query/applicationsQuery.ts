import type {
  ApplicationFilters,
  ApplicationQuery,
  ApplicationSortKey,
} from '../../../data/applications/applicationParams'
import { builtInStates, customStateIdPattern } from '../../../schemas/applications/applicationState'
import { isLocalDate } from '../../../schemas/fields/formats'
import type { Sort } from '../../../schemas/jobList/sortVacancies'
import { deadlineKinds } from '../../../schemas/vacancies/responseDeadline'

/** Maximum length of a search text, in characters. */
const maxLength = 255

const defaultSort: Sort<ApplicationSortKey> = { key: 'submittedDate', order: 'desc' }

/** The default query: first page, default order, no filters. */
export const defaultQuery: ApplicationQuery = { page: 1, sort: defaultSort, filters: {} }

export const applicationSortKeys = [
  'submittedDate',
  'vacancyCode',
  'vacancyName',
  'location',
  'applicantName',
  'isSentToConnx',
] as const satisfies readonly ApplicationSortKey[]

export const applicationFilterKeys = [
  'vacancyId',
  'vacancyCode',
  'vacancyName',
  'vacancyLocation',
  'applicantName',
  'isSentToConnx',
  'isExpressionOfInterest',
  'submittedFromDate',
  'submittedToDate',
  'isOpened',
  'state',
  'due',
  'delivery',
] as const satisfies readonly (keyof ApplicationFilters)[]

const customStateIdExpression = new RegExp(customStateIdPattern)

const booleanFilters = ['isSentToConnx', 'isExpressionOfInterest', 'isOpened']

/**
 * Returns whether the server accepts this filter value. A URL may hold any text, and a date field an incomplete date.
 */
export function isAcceptedFilter(key: string, value: string): boolean {
  if (booleanFilters.includes(key)) return /^(true|false)$/.test(value)
  if (key === 'vacancyId') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
  if (key === 'state')
    return [...builtInStates, 'withdrawn'].includes(value) || customStateIdExpression.test(value)
  if (key === 'due') return deadlineKinds.some((kind) => kind === value)
  if (key === 'delivery') return /^(waiting|retrying|failed|failedToday|sent)$/.test(value)
  if (key === 'submittedFromDate' || key === 'submittedToDate') {
    return isLocalDate(value.slice(0, 10)) && /^.{10}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/.test(value)
  }
  return value !== '' && value.length <= maxLength
}

/** Reads page, sort order [AP-02] and filters [AP-03, AP-04] from the URL. */
export function readApplicationsQuery(search: URLSearchParams): ApplicationQuery {
  const page = Number(search.get('page') ?? 1)
  const key = applicationSortKeys.find((sortKey) => sortKey === search.get('sort'))
  const filters = applicationFilterKeys.flatMap((name) => {
    const value = search.get(name) ?? ''
    return isAcceptedFilter(name, value) ? [[name, value] as const] : []
  })
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    sort: key ? { key, order: search.get('order') === 'desc' ? 'desc' : 'asc' } : defaultSort,
    filters: Object.fromEntries(filters),
  }
}

/** Returns the query without sorting or filtering by applicant name. */
export function removeNameCriteria({ sort, filters, ...query }: ApplicationQuery): ApplicationQuery {
  const { applicantName: _, ...others } = filters
  return { ...query, sort: sort.key === 'applicantName' ? defaultSort : sort, filters: others }
}

/** Returns the id of the application that is open beside the list; null if none is open. */
export function readOpenId(search: URLSearchParams): number | null {
  const text = search.get('id')
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Returns whether the applications are shown as a board instead of a list. */
export function isBoardView(search: URLSearchParams): boolean {
  return search.get('view') === 'board'
}

interface Change {
  sort?: Sort<ApplicationSortKey>
  page?: number
  /** Id of the open application; null closes it, undefined keeps it. */
  id?: number | null
  view?: 'list' | 'board'
  /** Replaces all filters; absent or empty values are removed. */
  filters?: Partial<ApplicationFilters>
}

/** Returns the query string with these changes. A new order or filter resets the page to 1 [AP-02, AP-03]. */
export function writeApplicationsQuery(
  search: URLSearchParams,
  { sort, page, id, view, filters }: Change,
): string {
  const next = new URLSearchParams(search)
  if (sort) {
    next.set('sort', sort.key)
    next.set('order', sort.order)
    next.delete('page')
  }
  if (filters) {
    for (const key of applicationFilterKeys) {
      const value = filters[key]?.trim()
      if (value) next.set(key, value)
      else next.delete(key)
    }
    next.delete('page')
  }
  if (page !== undefined) next.set('page', String(page))
  if (page === 1) next.delete('page')
  if (view === 'list') next.delete('view')
  if (view === 'board') next.set('view', view)
  if (id !== undefined) next.delete('id')
  if (id) next.set('id', String(id))
  return `?${next}`
}
