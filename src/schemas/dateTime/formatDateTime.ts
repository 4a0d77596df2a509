import { getCurrentLanguage } from '../../texts/language/language'
import { zoneTexts } from '../../texts/public/zone.texts'
import { clockParts, dayParts, formatInLocale } from './formatInLocale'
import { toWallTime } from './zonedDateTime'

/**
 * Returns the IANA time zone of a client: its days begin and end, and its times are shown, in this zone for every
 * viewer. UTC for a client without a time zone.
 */
export function getClientZone({ timeZone }: { timeZone?: string }): string {
  return timeZone ?? 'UTC'
}

/**
 * Formats an ISO 8601 date-time as 'DD MMM YYYY' in this zone [LY-13]; other languages use their own format. Returns
 * other text unchanged.
 */
export function formatDay(timestamp: string, zone: string): string {
  return formatTimestamp(timestamp, zone, 'day')
}

/** Formats an ISO 8601 date-time as 'DD MMM YYYY hh:mm A' in this zone [LY-13]. */
export function formatDateTime(timestamp: string, zone: string): string {
  return formatTimestamp(timestamp, zone, 'dateTime')
}

/** Formats an ISO 8601 date-time as 'hh:mm A' in this zone [LY-13]. */
export function formatTime(timestamp: string, zone: string): string {
  return formatTimestamp(timestamp, zone, 'time')
}

/**
 * Returns a function that formats an ISO 8601 date-time as 'YYYY-MM-DD HH:mm' in this zone, which spreadsheet programs
 * read and sort as a time.
 */
export function createCellTimeFormatter(zone: string): (timestamp: string) => string {
  return (timestamp) => toWallTime(new Date(timestamp), zone).replace('T', ' ')
}

/** Formats a time in the zone of this device, for events that happen only on this device. */
export function formatDeviceTime(timestamp: string): string {
  return formatTimestamp(timestamp, undefined, 'time')
}

/** Adds the name of the zone to a formatted time: '05 Dec 2026 05:00 PM (Los Angeles time)'. */
export function withZone(formatted: string, zone: string): string {
  return zone === 'UTC' ? zoneTexts.utc(formatted) : zoneTexts.zone(formatted, getCity(zone))
}

/**
 * Returns the time of day at which something ends, with the zone. Null for the end of the day, unless the viewer's
 * clock shows another time, and for an invalid timestamp.
 * @param viewerClock `toWallTime` in the viewer's zone; undefined if the zone is unknown
 */
export function getEndTimeNote(
  timestamp: string,
  zone: string,
  viewerClock?: (date: Date) => string,
): string | null {
  const dateTime = new Date(timestamp)
  if (Number.isNaN(dateTime.getTime())) return null
  const wallTime = toWallTime(dateTime, zone)
  const isOtherZone = viewerClock !== undefined && viewerClock(dateTime) !== wallTime
  return isOtherZone || !wallTime.endsWith('T23:59') ? withZone(formatTime(timestamp, zone), zone) : null
}

/** Returns the city of a zone: 'America/Los_Angeles' → 'Los Angeles'. */
function getCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

const formats = {
  day: { english: formatEnglishDay, parts: [dayParts] },
  time: { english: formatEnglishTime, parts: [clockParts] },
  dateTime: {
    english: (wallTime: string) => `${formatEnglishDay(wallTime)} ${formatEnglishTime(wallTime)}`,
    parts: [dayParts, clockParts],
  },
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Converts 'YYYY-MM-DDTHH:mm' → 'DD MMM YYYY'. Does not use dayjs, so that the job list does not have to load it. */
function formatEnglishDay(wallTime: string): string {
  const [year, month, day] = wallTime.slice(0, 10).split('-')
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** Converts 'YYYY-MM-DDTHH:mm' → 'hh:mm A'. */
function formatEnglishTime(wallTime: string): string {
  const hour = Number(wallTime.slice(11, 13))
  const clockHour = String(hour % 12 || 12).padStart(2, '0')
  return `${clockHour}:${wallTime.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}

function formatTimestamp(timestamp: string, zone: string | undefined, format: keyof typeof formats): string {
  const dateTime = new Date(timestamp)
  if (Number.isNaN(dateTime.getTime())) return timestamp
  const { english, parts } = formats[format]
  if (getCurrentLanguage() === 'en') return english(toWallTime(dateTime, zone))
  return parts.map((part) => formatInLocale(dateTime, zone ? { ...part, timeZone: zone } : part)).join(' ')
}
