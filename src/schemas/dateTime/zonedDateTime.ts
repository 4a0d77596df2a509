/** Returns true for a known IANA time zone: 'Australia/Sydney', 'UTC'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * UTC offsets of one zone, in milliseconds ahead of UTC, between two times. The server sends them with a page, because
 * the first `Intl.DateTimeFormat` of a page takes a slow phone more than 100 ms.
 */
export interface ZoneOffsets {
  zone: string
  /** Milliseconds since the Unix epoch; `until` is exclusive. */
  from: number
  until: number
  /** The offsets in order, each with the time from which it applies. */
  offsets: [since: number, ahead: number][]
}

let knownOffsets: ZoneOffsets | null = null

/** Sets the offsets that `toWallTime` uses for their zone. Other times and zones need a formatter. */
export function setZoneOffsets(offsets: ZoneOffsets | null): void {
  knownOffsets = offsets
}

/** Returns the known offset of a zone at this time; undefined if it is unknown. */
function getKnownOffset(time: number, zone: string): number | undefined {
  if (zone === 'UTC') return 0
  if (knownOffsets?.zone !== zone || time < knownOffsets.from || time >= knownOffsets.until) return undefined
  return knownOffsets.offsets.findLast(([offsetStart]) => offsetStart <= time)?.[1]
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns the cached formatter of a zone, because creating one takes ten times as long as using it. */
function getFormatter(zone: string): Intl.DateTimeFormat {
  const cachedFormatter = formatters.get(zone)
  if (cachedFormatter) return cachedFormatter
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    ...({ calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  })
  formatters.set(zone, formatter)
  return formatter
}

/** Returns the local time in a zone: 'YYYY-MM-DDTHH:mm'. @param zone IANA; defaults to the zone of this device */
export function toWallTime(time: Date, zone?: string): string {
  if (zone === undefined) return getDeviceWallTime(time)
  const knownOffset = getKnownOffset(time.getTime(), zone)
  return knownOffset === undefined
    ? formatWallTime(time, zone)
    : new Date(time.getTime() + knownOffset).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/** Returns the local time of this device: 'YYYY-MM-DDTHH:mm'. */
export function getDeviceWallTime(time: Date): string {
  const [month, day, hour, minute] = [
    time.getMonth() + 1,
    time.getDate(),
    time.getHours(),
    time.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'))
  return `${String(time.getFullYear()).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

function formatWallTime(time: Date, zone: string): string {
  const parts = getFormatter(zone).formatToParts(time)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return `${getPart('year').padStart(4, '0')}-${getPart('month')}-${getPart('day')}T${getPart('hour')}:${getPart('minute')}`
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Converts a local time to a date-time. For a time that occurs twice, returns the first occurrence. A time that is
 * skipped when the clocks go forward is shifted by the same amount.
 * @param wallTime 'YYYY-MM-DDTHH:mm', a valid calendar date and time
 */
export function toUtcDate(wallTime: string, zone?: string): Date {
  const utcTime = Date.parse(`${wallTime}Z`)
  const timeByEarlierOffset = utcTime - getZoneOffset(utcTime - dayMs, zone)
  const timeByLaterOffset = utcTime - getZoneOffset(utcTime + dayMs, zone)
  const matchingTime = [timeByEarlierOffset, timeByLaterOffset]
    .sort((a, b) => a - b)
    .find((time) => toWallTime(new Date(time), zone) === wallTime)
  return new Date(matchingTime ?? timeByEarlierOffset)
}

/** Returns the offset of a zone from UTC, in milliseconds. */
function getZoneOffset(time: number, zone: string | undefined): number {
  const fullMinute = Math.floor(time / 60_000) * 60_000
  return Date.parse(`${toWallTime(new Date(fullMinute), zone)}Z`) - fullMinute
}
