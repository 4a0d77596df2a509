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
