import { useHydrated } from '../../../data/react/useStoreValue'
import { getClientZone } from '../../../schemas/dateTime/formatDateTime'
import { getDaysLeft } from '../../../schemas/jobList/daysLeft'
import { useClient, useSite } from '../site/SiteContext'

/**
 * Returns the current time in milliseconds since 1970; during hydration, the time at which the server rendered the
 * page.
 */
export function useNow(): number {
  const { now, renderedAt } = useSite()
  return useHydrated() ? now() : (renderedAt ?? now())
}

/** Returns a function that counts the calendar days until a closing date, in the client's time zone. */
export function useDaysLeft(): (closes: string | null) => number | null {
  const zone = getClientZone(useClient().config)
  const now = useNow()
  return (closes) => getDaysLeft(closes, now, zone)
}
