import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { utcDateTime } from './utcDateTime'

dayjs.extend(customParseFormat)

/**
 * Parses a text that matches the format exactly. The result is invalid for any other text, and for a day or time that
 * does not exist.
 */
export const parseStrictly = (text: string, format: string): Dayjs => utcDateTime(text, format, true)

export const isStrictlyFormatted = (text: string, format: string): boolean =>
  parseStrictly(text, format).isValid()

/**
 * Parses an ISO 8601 day or UTC date-time to milliseconds since the Unix epoch; NaN for any other text and for a
 * day that does not exist, which Date.parse would shift.
 */
export function parseUtcMilliseconds(text: string): number {
  const time = Date.parse(text)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10)
  return exists ? time : Number.NaN
}
