import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { utcDateTime } from './utcDateTime'

dayjs.extend(customParseFormat)

/** What a text says that is exactly what this format writes; not valid where it is anything else, or no day and time that exist. */
export const parseStrictly = (text: string, format: string): Dayjs => utcDateTime(text, format, true)

export const isStrictlyFormatted = (text: string, format: string): boolean =>
  parseStrictly(text, format).isValid()

/** Milliseconds since 1970 of an ISO 8601 day or UTC moment; NaN for a day that does not exist, which Date.parse moves on. */
export function parseUtcMoment(text: string): number {
  const time = Date.parse(text)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10)
  return exists ? time : Number.NaN
}
