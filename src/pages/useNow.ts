import { useHydrated } from '../data/useHydrated'
import { useSite } from './SiteContext'

/** This moment in milliseconds since 1970; while the server's page is taken up, the moment that it was written. */
export function useNow(): number {
  const { now, writtenAt } = useSite()
  return useHydrated() ? now() : (writtenAt ?? now())
}
