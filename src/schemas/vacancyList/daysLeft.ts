const day = 86_400_000

/** Whole days until a vacancy closes, 0 on its last day; null when it has no close date or is past it. */
export function daysLeft(advertisingCloseDate: string | null, now: number): number | null {
  if (advertisingCloseDate === null) return null
  const left = Date.parse(advertisingCloseDate) - now
  return left < 0 || Number.isNaN(left) ? null : Math.floor(left / day)
}
