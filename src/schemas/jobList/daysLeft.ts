import { toWallTime } from '../dateTime/zonedDateTime'

/** An open vacancy with this many days left, or fewer, is closing soon. */
export const closingSoonDays = 7

/**
 * Returns the number of calendar days until a vacancy closes: 0 on its closing day; null if it has no close date or
 * has closed.
 * @param zone IANA; see `getClientZone`
 */
export function getDaysLeft(advertisingCloseDate: string | null, now: number, zone: string): number | null {
  const closingTime = Date.parse(advertisingCloseDate ?? '')
  if (Number.isNaN(closingTime) || closingTime < now) return null
  const [lastDay = 0, today = 0] = [closingTime, now].map((time) =>
    Date.parse(toWallTime(new Date(time), zone).slice(0, 10)),
  )
  return (lastDay - today) / (24 * 60 * 60 * 1000)
}
