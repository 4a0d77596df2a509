import { utcDateTime } from '../dateTime/utcDateTime'

/** Whole days until a vacancy closes, 0 on its last day; null when it has no close date or is past it. */
export function daysLeft(advertisingCloseDate: string | null, now: number): number | null {
  const closes = utcDateTime(advertisingCloseDate)
  return closes.isValid() && !closes.isBefore(now) ? closes.diff(utcDateTime(now), 'day') : null
}
