import { clientZone } from '../../../schemas/dateTime/formatDateTime'
import { clientDay } from '../../../schemas/vacancies/responseDeadline'
import { useClient } from '../site/SiteContext'
import { useNow } from './useNow'

/** Returns the current date in the client's time zone, 'YYYY-MM-DD'. */
export function useClientToday(): string {
  const zone = clientZone(useClient().config)
  return clientDay(new Date(useNow()), zone)
}
