import { useHydrated } from '../../../data/react/useHydrated'
import { useSite } from '../site/SiteContext'

/**
 * Returns the current time in milliseconds since 1970; during hydration, the time at which the server rendered the
 * page.
 */
export function useNow(): number {
  const { now, renderedAt } = useSite()
  return useHydrated() ? now() : (renderedAt ?? now())
}
