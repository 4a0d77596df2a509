import { getClientZone } from '../../../schemas/dateTime/formatDateTime'
import { getDaysLeft } from '../../../schemas/jobList/daysLeft'
import { useClient } from '../site/SiteContext'
import { useNow } from './useNow'

/** Returns a function that counts the calendar days until a closing date, in the client's time zone. */
export function useDaysLeft(): (closes: string | null) => number | null {
  const zone = getClientZone(useClient().config)
  const now = useNow()
  return (closes) => getDaysLeft(closes, now, zone)
}
