import { utcDateTime } from '../dateTime/utcDateTime'
import { wallTime } from '../dateTime/zonedDateTime'

/**
 * Calendar days until a vacancy closes, 0 on its closing day; null when it has no close date or has closed.
 * @param zone IANA; see `clientZone`
 */
export function daysLeft(advertisingCloseDate: string | null, now: number, zone: string): number | null {
  const closes = Date.parse(advertisingCloseDate ?? '')
  if (Number.isNaN(closes) || closes < now) return null
  const [last, today] = [closes, now].map((moment) =>
    utcDateTime(wallTime(new Date(moment), zone).slice(0, 10)),
  )
  return last?.diff(today, 'day') ?? null
}
