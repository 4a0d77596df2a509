import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** dayjs without a zone: a moment, or a day and time as they are written, on a clock that never changes over. */
export const utcMoment = dayjs.utc

/** Whether a text is exactly what this format writes, of a day and a time that exist. */
export function isWritten(text: string, format: string): boolean {
  return utcMoment(text, format, true).isValid()
}
