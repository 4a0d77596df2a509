import { languageInForce } from '../../texts/language/language'

export const dayParts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
/** With the whole day's hours: what follows twelve of them is written differently by server and browser. */
export const clockParts: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** A moment as the language in force writes it, with the digits that people type; English ones are written otherwise [LY-13]. */
export function formatInLocale(moment: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${languageInForce()}-u-nu-latn`, parts).format(moment)
}

/** The same of what stands in no zone, as if it were UTC. */
export function formatUtcInLocale(moment: Date, parts: Intl.DateTimeFormatOptions): string {
  return formatInLocale(moment, { ...parts, timeZone: 'UTC' })
}

const spokenTime: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  dayPeriod: 'long',
}

/** 'HH:mm' → '1:30 in the afternoon', in the current language; '' for text that is no time. */
export function describeTime(time: string): string {
  return describe(`2000-01-01T${time}Z`, [spokenTime])
}

/** 'YYYY-MM-DDTHH:mm' → 'Saturday 5 December 2026, 1:30 in the afternoon'; '' for text that is no date and time. */
export function describeDateTime(dateTime: string): string {
  return describe(`${dateTime}Z`, [{ weekday: 'long', ...dayParts }, spokenTime])
}

function describe(moment: string, parts: readonly Intl.DateTimeFormatOptions[]): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const language = languageInForce()
  const locale = `${language === 'en' ? 'en-AU' : language}-u-nu-latn`
  return parts
    .map((part) => new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(date))
    .join(', ')
}
