import { useEffect } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { JobListQuery } from '../../schemas/jobList/jobListQuery'
import type { ShownPart } from '../../schemas/jobList/listPart'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { useOnline } from '../shared/browser/useOnline'
import { onceIdle } from '../shared/browser/whenIdle'
import { useSite } from '../shared/site/SiteContext'

/** What is still to come of a list that was too long for its page. */
export interface RestOfList {
  /** The address asks for rows that have not come. */
  isAwaited: boolean
  hasFailed: boolean
  askAgain: () => void
}

interface CameSoFar {
  /** Null until all of it is there. */
  list: VacancyListItem[] | null
  /** What the page came with, while that is all. */
  shown: ShownPart | null
  rest: RestOfList
}

/** The list as far as it has come. Its rest is asked for in an idle moment, at once where it is awaited, anew when the connection is back. */
export function useRestOfList(query: JobListQuery, narrow: boolean): CameSoFar {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list)
  const part = useStoreValue(vacancies.store, (state) => state.part)
  const hasFailed = useStoreValue(vacancies.store, (state) => state.hasFailed)
  const online = useOnline()
  const shown = list === null && part ? part.shown : null
  const isShown = shown !== null && isSame(shown.query, query) && (!narrow || query.page === null)
  const isAwaited = list === null && part !== null && !isShown
  useEffect(() => {
    if (list !== null || part === null || !online) return
    const ask = () => void vacancies.loadList()
    if (!isAwaited) return onceIdle(ask)
    ask()
  }, [vacancies, list, part, online, isAwaited])
  return { list, shown, rest: { isAwaited, hasFailed, askAgain: () => void vacancies.loadList() } }
}

/** Both come from `readJobListQuery`, which always names the same things in the same order. */
function isSame(one: JobListQuery, other: JobListQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
