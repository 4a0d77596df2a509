import { useDeferredValue, useMemo } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import type { VacancyEdit } from '../../data/vacancyEdits'
import { checkOwnVacancy } from '../../schemas/vacancies/checkOwnVacancy'
import type { VacancyFinding } from '../../schemas/vacancies/vacancyFinding'
import { useClient, useSite } from '../SiteContext'

/** What can be said of the vacancy without a server, as it is written now; what is typed shows before it. */
export function useVacancyFindings(edit: VacancyEdit): VacancyFinding[] {
  const { now } = useSite()
  const { country, places } = useClient().config
  const content = useDeferredValue(useStoreValue(edit.store, (state) => state.content))
  return useMemo(() => {
    if (content === null) return []
    const surroundings = { now: new Date(now()).toISOString(), country, places: Object.keys(places) }
    return checkOwnVacancy(content, surroundings)
  }, [content, now, country, places])
}
