import { getCurrentLanguage } from '../../texts/language/language'

export const dayParts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
/** Uses the 24-hour clock, because server and browser write the 12-hour clock differently. */
export const clockParts: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** Formats a date-time in the current language, with Latin digits; English uses other formats [LY-13]. */
export function formatInLocale(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${getCurrentLanguage()}-u-nu-latn`, parts).format(date)
}

/** Formats a value without time zone, as if it were in UTC. */
export function formatUtcInLocale(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return formatInLocale(date, { ...parts, timeZone: 'UTC' })
}

const spokenTimeParts: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  dayPeriod: 'long',
}

/** Converts 'HH:mm' → '1:30 in the afternoon', in the current language; '' for an invalid time. */
export function describeTime(time: string): string {
  return describeTimestamp(`2000-01-01T${time}Z`, [spokenTimeParts])
}

/** Converts 'YYYY-MM-DDTHH:mm' → 'Saturday 5 December 2026, 1:30 in the afternoon'; '' for an invalid date-time. */
export function describeDateTime(dateTime: string): string {
  return describeTimestamp(`${dateTime}Z`, [{ weekday: 'long', ...dayParts }, spokenTimeParts])
}

function describeTimestamp(timestamp: string, parts: readonly Intl.DateTimeFormatOptions[]): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return ''
  const language = getCurrentLanguage()
  const locale = `${language === 'en' ? 'en-AU' : language}-u-nu-latn`
  return parts
    .map((part) => new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(date))
    .join(', ')
}
