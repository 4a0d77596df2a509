import { useHydrated } from '../../../data/react/useHydrated'
import { useSite } from '../site/SiteContext'

/** This moment in milliseconds since 1970; while the server's page is taken up, the moment that it was written. */
export function useNow(): number {
  const { now, writtenAt } = useSite()
  return useHydrated() ? now() : (writtenAt ?? now())
}
