import { useEffect } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ActiveVacancy } from '../../data/vacancies/vacancies.store'
import { useSite } from '../shared/site/SiteContext'

/** Returns the vacancy with this guid and loads it if needed; null while nothing is known about it [JD-04, JD-05]. */
export function useVacancy(guid: string): ActiveVacancy | null {
  const { vacancies } = useSite()
  const active = useStoreValue(vacancies.store, (state) => state.active)
  useEffect(() => {
    void vacancies.open(guid)
  }, [vacancies, guid])
  return active?.guid === guid ? active : null
}
