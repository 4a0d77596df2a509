import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStoreValue } from '../../data/useStoreValue'
import type { VacancyListItem } from '../../schemas/vacancy'
import {
  allRowsPageSize,
  jobPageSize,
  lastPageOf,
  pageFromQuery,
  pageOf,
} from '../../schemas/vacancyList/paging'
import { columnSortKeys, type Sort, type VacancySortKey } from '../../schemas/vacancyList/sortVacancies'
import { filterVacancies, noFilters, type VacancyFilters } from '../../schemas/vacancyList/vacancyFilters'
import { inOrder, makeOrders } from '../../schemas/vacancyList/vacancyOrders'
import { useSite } from '../SiteContext'
import { whenIdle } from '../whenIdle'
import { type JobListQuery, readJobListQuery, writeJobListQuery } from './jobListQuery'

export interface JobList {
  query: JobListQuery
  /** All vacancies of this kind (jobs, or Expressions of Interest); null until they have come. */
  all: VacancyListItem[] | null
  /** How many pass the filters. */
  count: number
  /** Those on this page, in order. */
  rows: VacancyListItem[]
  page: number
  lastPage: number
  pageSize: number
  setFilters: (filters: VacancyFilters) => void
  setSort: (sort: Sort<VacancySortKey>) => void
  hrefOfPage: (page: number) => string
}

const sortKeys = Object.values(columnSortKeys).filter((key) => key !== null)

/** The job list that the address asks for. */
export function useJobList(narrow: boolean): JobList {
  const list = useStoreValue(useSite().vacancies.store, (state) => state.list)
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readJobListQuery(search), [search])
  const all = useMemo(
    () => list && filterVacancies(list, noFilters, query.isExpressionOfInterest),
    [list, query.isExpressionOfInterest],
  )
  const matching = useMemo(
    () => filterVacancies(inOrder(all ?? [], query.sort), query.filters, query.isExpressionOfInterest),
    [all, query],
  )
  useEffect(() => (all ? whenIdle(makeOrders(all, sortKeys)) : undefined), [all])
  const pageSize = narrow ? allRowsPageSize : jobPageSize
  const lastPage = lastPageOf(matching.length, pageSize)
  const page = pageFromQuery(query.page, lastPage)
  const keepScroll = { replace: true, state: { keepScroll: true } }
  return {
    query,
    all,
    count: matching.length,
    rows: pageOf(matching, page, pageSize),
    page,
    lastPage,
    pageSize,
    setFilters: (filters) => setSearch((now) => writeJobListQuery(now, { filters }), keepScroll),
    setSort: (sort) => setSearch((now) => writeJobListQuery(now, { sort }), keepScroll),
    hrefOfPage: (number) => `?${writeJobListQuery(search, { page: number })}`,
  }
}
