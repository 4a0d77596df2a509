import { useEffect } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ActiveVacancy } from '../../data/vacancies/vacancies.store'
import { useSite } from '../shared/site/SiteContext'

/** The vacancy of this guid, opened when the page needs it; null before anything is known of it [JD-04, JD-05]. */
export function useVacancy(guid: string): ActiveVacancy | null {
  const { vacancies } = useSite()
  const active = useStoreValue(vacancies.store, (state) => state.active)
  useEffect(() => {
    void vacancies.open(guid)
  }, [vacancies, guid])
  return active?.guid === guid ? active : null
}
