import { useEffect } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { JobListQuery } from '../../schemas/jobList/jobListQuery'
import type { ShownPart } from '../../schemas/jobList/listPart'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { runWhenIdle } from '../shared/browser/runWhenIdle'
import { useOnline } from '../shared/browser/useOnline'
import { useSite } from '../shared/site/SiteContext'

/** Loading state of the rows that the server left out of the page. */
export interface RestOfList {
  /** The URL asks for rows that have not loaded yet. */
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

interface LoadedRows {
  /** Null until the full list has loaded. */
  list: VacancyListItem[] | null
  /** The rows that came with the page; null once the full list has loaded. */
  visiblePart: ShownPart | null
  rest: RestOfList
}

/**
 * Returns the loaded part of the list. Loads the rest when the browser is idle, immediately if the URL needs it, and
 * retries when the connection returns.
 */
export function useRestOfList(query: JobListQuery, narrow: boolean): LoadedRows {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list)
  const part = useStoreValue(vacancies.store, (state) => state.part)
  const hasFailed = useStoreValue(vacancies.store, (state) => state.hasFailed)
  const online = useOnline()
  const visiblePart = list === null && part ? part.shown : null
  const isShown = visiblePart !== null && isSame(visiblePart.query, query) && (!narrow || query.page === null)
  const isLoading = list === null && part !== null && !isShown
  useEffect(() => {
    if (list !== null || part === null || !online) return
    const ask = () => void vacancies.loadList()
    if (!isLoading) return runWhenIdle(ask)
    ask()
  }, [vacancies, list, part, online, isLoading])
  return { list, visiblePart, rest: { isLoading, hasFailed, retry: () => void vacancies.loadList() } }
}

/** Compares as JSON: `readJobListQuery` always returns the same keys in the same order. */
function isSame(jobListQuery: JobListQuery, other: JobListQuery): boolean {
  return JSON.stringify(jobListQuery) === JSON.stringify(other)
}
