import { getClientZone } from '../../../schemas/dateTime/formatDateTime'
import { getClientDay } from '../../../schemas/vacancies/responseDeadline'
import { useClient } from '../site/SiteContext'
import { useNow } from './useNow'

/**
 * Returns the current date in the client's time zone, 'YYYY-MM-DD'. It has its own module, because it loads a date
 * library that the job list does not need.
 */
export function useClientToday(): string {
  const zone = getClientZone(useClient().config)
  return getClientDay(new Date(useNow()), zone)
}
