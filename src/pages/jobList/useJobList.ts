import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type JobListQuery, readJobListQuery, writeJobListQuery } from '../../schemas/jobList/jobListQuery'
import {
  allRowsPageSize,
  getLastPage,
  getPage,
  jobPageSize,
  pageFromQuery,
} from '../../schemas/jobList/paging'
import { columnSortKeys, type Sort, type VacancySortKey } from '../../schemas/jobList/sortVacancies'
import { filterVacancies, noFilters, type VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import { getInitialOrder, makeOrders } from '../../schemas/jobList/vacancyOrders'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { whenIdle } from '../shared/browser/runWhenIdle'
import { type RestOfList, useRestOfList } from './useRestOfList'

export interface JobList {
  query: JobListQuery
  /** All vacancies of this kind (jobs or Expressions of Interest); null until they have loaded. */
  all: VacancyListItem[] | null
  /** Number of vacancies of this kind; null until any data has loaded. */
  total: number | null
  /** Number of vacancies that match the filters. */
  count: number
  /** The rows on this page, in order; until the full list has loaded, the rows that came with the page. */
  rows: VacancyListItem[]
  page: number
  lastPage: number
  pageSize: number
  rest: RestOfList
  setFilters: (filters: VacancyFilters) => void
  setSort: (sort: Sort<VacancySortKey>) => void
  hrefOfPage: (page: number) => string
}

const sortKeys = Object.values(columnSortKeys).filter((key) => key !== null)

/** Returns the job list that the URL describes. */
export function useJobList(narrow: boolean): JobList {
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readJobListQuery(search), [search])
  const { list, visiblePart, rest } = useRestOfList(query, narrow)
  const all = useMemo(
    () => list && filterVacancies(list, noFilters, query.isExpressionOfInterest),
    [list, query.isExpressionOfInterest],
  )
  const matching = useMemo(
    () =>
      filterVacancies(getInitialOrder(all ?? [], query.sort), query.filters, query.isExpressionOfInterest),
    [all, query],
  )
  useEffect(() => (all ? whenIdle(makeOrders(all, sortKeys)) : undefined), [all])
  const pageSize = narrow ? allRowsPageSize : jobPageSize
  const count = all ? matching.length : (visiblePart?.count ?? 0)
  const lastPage = getLastPage(count, pageSize)
  const page = pageFromQuery(query.page, lastPage)
  const keepScroll = { replace: true, state: { keepScroll: true } }
  return {
    query,
    all,
    total: all ? all.length : (visiblePart?.all ?? null),
    count,
    rows: all ? getPage(matching, page, pageSize) : (visiblePart?.rows ?? []),
    page,
    lastPage,
    pageSize,
    rest,
    setFilters: (filters) => setSearch((current) => writeJobListQuery(current, { filters }), keepScroll),
    setSort: (sort) => setSearch((current) => writeJobListQuery(current, { sort }), keepScroll),
    hrefOfPage: (number) => `?${writeJobListQuery(search, { page: number })}`,
  }
}
