/** Returns true for a known IANA time zone: 'Australia/Sydney', 'UTC'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function createFormatter(zone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    ...(zone === undefined ? {} : { timeZone: zone }),
    ...({ calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  })
}

/** Returns the local time in a zone: 'YYYY-MM-DDTHH:mm'. @param zone IANA; defaults to the zone of this device */
export function toWallTime(moment: Date, zone?: string): string {
  return format(moment, createFormatter(zone))
}

/** Returns `toWallTime` for many times in one zone. Creating a formatter takes ten times as long as using it. */
export function createWallClock(zone: string): (moment: Date) => string {
  const formatter = createFormatter(zone)
  return (moment) => format(moment, formatter)
}

function format(moment: Date, formatter: Intl.DateTimeFormat): string {
  const parts = formatter.formatToParts(moment)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return `${getPart('year').padStart(4, '0')}-${getPart('month')}-${getPart('day')}T${getPart('hour')}:${getPart('minute')}`
}

const day = 24 * 60 * 60 * 1000

/**
 * Converts a local time to a date-time. Of a time that occurs twice, the first one is used. A time that is skipped
 * when the clocks go forward is shifted by the same amount.
 * @param wall 'YYYY-MM-DDTHH:mm' of an existing day and time
 */
export function toUtcDate(wall: string, zone?: string): Date {
  const asUtc = Date.parse(`${wall}Z`)
  const before = asUtc - getZoneOffset(asUtc - day, zone)
  const after = asUtc - getZoneOffset(asUtc + day, zone)
  const fits = [before, after]
    .sort((a, b) => a - b)
    .find((moment) => toWallTime(new Date(moment), zone) === wall)
  return new Date(fits ?? before)
}

/** Returns the offset of a zone from UTC, in milliseconds. */
function getZoneOffset(moment: number, zone: string | undefined): number {
  const whole = Math.floor(moment / 60_000) * 60_000
  return Date.parse(`${toWallTime(new Date(whole), zone)}Z`) - whole
}
