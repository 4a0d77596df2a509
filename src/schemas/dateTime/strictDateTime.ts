import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { utcDateTime } from './utcDateTime'

dayjs.extend(customParseFormat)

/** What a text says that is exactly what this format writes; not valid where it is anything else, or no day and time that exist. */
export const parseStrictly = (text: string, format: string): Dayjs => utcDateTime(text, format, true)

export const isStrictlyFormatted = (text: string, format: string): boolean =>
  parseStrictly(text, format).isValid()
