import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStoreValue } from '../../data/react/useStoreValue'
import { changeJobListQuery, type JobListQuery, readJobListQuery } from '../../schemas/jobList/jobListQuery'
import type { JobListPage } from '../../schemas/jobList/listPart'
import {
  allRowsPageSize,
  getLastPage,
  getPageRows,
  jobPageSize,
  parsePage,
} from '../../schemas/jobList/paging'
import { columnSortKeys, type Sort, type VacancySortKey } from '../../schemas/jobList/sortVacancies'
import { filterVacancies, noFilters, type VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import { computeMissingOrders, getSortedVacancies } from '../../schemas/jobList/vacancyOrders'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { runAfterFirstTouch } from '../../widgets/shared/runAfterFirstTouch'
import { runStepsWhenIdle, runWhenIdle } from '../shared/browser/runWhenIdle'
import { useOnline } from '../shared/browser/useOnline'
import { useSite } from '../shared/site/SiteContext'

export interface JobList {
  query: JobListQuery
  /** All vacancies of this kind (jobs or Expressions of Interest); null until they have loaded. */
  allVacancies: VacancyListItem[] | null
  /** Number of vacancies of this kind; null until any data has loaded. */
  total: number | null
  /** Number of vacancies that match the filters. */
  count: number
  /** The rows on this page, in order; until the full list has loaded, the rows that came with the document. */
  rows: VacancyListItem[]
  page: number
  lastPage: number
  pageSize: number
  remainingList: RemainingListState
  setFilters: (filters: VacancyFilters) => void
  setSort: (sort: Sort<VacancySortKey>) => void
  getPageHref: (page: number) => string
}

const sortKeys = Object.values(columnSortKeys).filter((key) => key !== null)

/** Returns the job list that the URL describes. */
export function useJobList(isNarrow: boolean): JobList {
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readJobListQuery(search), [search])
  const { list, visiblePart, remainingList } = useLoadedList(query, isNarrow)
  const allVacancies = useMemo(
    () => list && filterVacancies(list, noFilters, query.isExpressionOfInterest),
    [list, query.isExpressionOfInterest],
  )
  const filteredVacancies = useMemo(
    () =>
      filterVacancies(
        getSortedVacancies(list ?? [], query.sort),
        query.filters,
        query.isExpressionOfInterest,
      ),
    [list, query],
  )
  useEffect(() => (list ? prepareOrders(list) : undefined), [list])
  const pageSize = isNarrow ? allRowsPageSize : jobPageSize
  const count = allVacancies ? filteredVacancies.length : (visiblePart?.count ?? 0)
  const lastPage = getLastPage(count, pageSize)
  const page = parsePage(query.page, lastPage)
  const keepScroll = { replace: true, state: { keepScroll: true } }
  return {
    query,
    allVacancies,
    total: allVacancies ? allVacancies.length : (visiblePart?.all ?? null),
    count,
    rows: allVacancies ? getPageRows(filteredVacancies, page, pageSize) : (visiblePart?.rows ?? []),
    page,
    lastPage,
    pageSize,
    remainingList,
    setFilters: (filters) => setSearch((current) => changeJobListQuery(current, { filters }), keepScroll),
    setSort: (sort) => setSearch((current) => changeJobListQuery(current, { sort }), keepScroll),
    getPageHref: (number) => `?${changeJobListQuery(search, { page: number })}`,
  }
}

/** Computes the other orders of the list while the browser is idle, after the visitor's first interaction. */
function prepareOrders(list: VacancyListItem[]): () => void {
  let stop = () => {}
  const cancel = runAfterFirstTouch(() => {
    stop = runStepsWhenIdle(computeMissingOrders(list, sortKeys))
  })
  return () => {
    cancel()
    stop()
  }
}

/** Loading state of the rows that the server left out of the document. */
export interface RemainingListState {
  /** The URL asks for rows that have not loaded yet. */
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

interface LoadedRows {
  /** Null until the full list has loaded. */
  list: VacancyListItem[] | null
  /** The rows that came with the document; null once the full list has loaded. */
  visiblePart: JobListPage | null
  remainingList: RemainingListState
}

/**
 * Returns the loaded part of the list. Loads the rest when the browser is idle, immediately if the URL needs it, and
 * retries when the connection returns.
 */
function useLoadedList(query: JobListQuery, isNarrow: boolean): LoadedRows {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list)
  const part = useStoreValue(vacancies.store, (state) => state.part)
  const hasFailed = useStoreValue(vacancies.store, (state) => state.hasFailed)
  const online = useOnline()
  const visiblePart = list === null && part ? part.shown : null
  const isShown =
    visiblePart !== null && isSameQuery(visiblePart.query, query) && (!isNarrow || query.page === null)
  const isLoading = list === null && part !== null && !isShown
  useEffect(() => {
    if (list !== null || part === null || !online) return
    const loadList = () => void vacancies.loadList()
    if (!isLoading) return runWhenIdle(loadList)
    loadList()
  }, [vacancies, list, part, online, isLoading])
  return {
    list,
    visiblePart,
    remainingList: { isLoading, hasFailed, retry: () => void vacancies.loadList() },
  }
}

/** Compares as JSON: `readJobListQuery` always returns the same keys in the same order. */
function isSameQuery(query: JobListQuery, otherQuery: JobListQuery): boolean {
  return JSON.stringify(query) === JSON.stringify(otherQuery)
}
