import { columnSortKeys, defaultVacancySort, type Sort, type VacancySortKey } from './sortVacancies'
import { noFilters, type VacancyFilters } from './vacancyFilters'

/** The state of the job list in its query string, so that Back, a reload and a shared link show the same list. */
export interface JobListQuery {
  filters: VacancyFilters
  sort: Sort<VacancySortKey>
  /** The page parameter as written; see `parsePage` [RT-17]. */
  page: string | null
  isExpressionOfInterest: boolean
}

const filterKeys = ['name', 'location', 'department', 'employmentType'] as const

export function readJobListQuery(search: URLSearchParams): JobListQuery {
  const sortKey = search.get('sort')
  const validKey = Object.values(columnSortKeys).find((key) => key !== null && key === sortKey)
  return {
    filters: {
      ...noFilters,
      ...Object.fromEntries(filterKeys.map((key) => [key, search.get(key) ?? ''])),
    },
    sort: validKey
      ? { key: validKey, order: search.get('order') === 'desc' ? 'desc' : 'asc' }
      : { ...defaultVacancySort, order: search.get('order') === 'desc' ? 'desc' : 'asc' },
    page: search.get('page'),
    isExpressionOfInterest: parseFlag(search, 'isExpressionOfInterest'),
  }
}

/**
 * Returns the query string with these changes. Without a page among them, the list starts at page 1; all other
 * parameters (embedding, campaign) stay.
 */
export function changeJobListQuery(
  search: URLSearchParams,
  change: { filters?: VacancyFilters; sort?: Sort<VacancySortKey>; page?: number },
): URLSearchParams {
  const params = new URLSearchParams(search)
  const set = (key: string, value: string) => (value === '' ? params.delete(key) : params.set(key, value))
  const { filters, sort } = change
  if (filters) for (const key of filterKeys) set(key, filters[key])
  if (sort) {
    set('sort', sort.key === defaultVacancySort.key ? '' : sort.key)
    set('order', sort.order === 'asc' ? '' : sort.order)
  }
  // A changed filter or order starts at page 1 [JL-06, JL-22].
  const page = change.page ?? 1
  set('page', page === 1 ? '' : String(page))
  return params
}

/** Returns true if the query has a parameter of this name with the value 'true'; letter case is ignored in both. */
function parseFlag(search: URLSearchParams, name: string): boolean {
  return [...search].some(
    ([key, value]) => key.toLowerCase() === name.toLowerCase() && value.toLowerCase() === 'true',
  )
}
