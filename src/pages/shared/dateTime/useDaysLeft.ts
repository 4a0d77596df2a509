import { useHydrated } from '../../../data/react/useHydrated'
import { daysLeft } from '../../../schemas/jobList/daysLeft'
import { useClient } from '../site/SiteContext'
import { useNow } from './useNow'

/**
 * Returns how many calendar days are left until a closing date, in the client's zone. A client without a zone has the
 * visitor's, which a server does not know: it counts in UTC until the page is hydrated.
 */
export function useDaysLeft(): (closes: string | null) => number | null {
  const { timeZone } = useClient().config
  const now = useNow()
  const isHydrated = useHydrated()
  const zone = timeZone ?? (isHydrated ? undefined : 'UTC')
  return (closes) => daysLeft(closes, now, zone)
}
