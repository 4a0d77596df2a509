import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { utcMoment } from './utcMoment'

dayjs.extend(customParseFormat)

/** What a text says that is exactly what this format writes; not valid where it is anything else, or no day and time that exist. */
export const readWritten = (text: string, format: string): Dayjs => utcMoment(text, format, true)

export const isWritten = (text: string, format: string): boolean => readWritten(text, format).isValid()
