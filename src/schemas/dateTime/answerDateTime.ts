import { getCurrentLanguage } from '../../texts/language/language'
import { clockParts, dayParts, formatUtcInLocale } from './formatInLocale'
import { parseStrictly } from './strictDateTime'

/** The formats of days and times in storage, in answers, and on screen [LY-13]. They have no time zone. */
const storedFormats = { date: 'YYYY-MM-DD', time: 'HH:mm', dateTime: 'YYYY-MM-DD[T]HH:mm' } as const
const answerFormats = { date: 'DD/MM/YYYY', time: 'h:mm A', dateTime: 'DD/MM/YYYY h:mm A' } as const
const displayFormats = { date: 'DD MMM YYYY', time: 'hh:mm A', dateTime: 'DD MMM YYYY hh:mm A' } as const

/** Converts a day or time to another format; returns other text unchanged. */
function convertFormat<Text>(text: Text, sourceFormat: string, targetFormat: string): Text | string {
  const parsedDate = typeof text === 'string' ? parseStrictly(text, sourceFormat) : null
  return parsedDate?.isValid() ? parsedDate.format(targetFormat) : text
}

/** Formats a day or time for display; languages other than English use their own format. */
function formatForDisplay(text: string, formatName: keyof typeof storedFormats): string {
  if (getCurrentLanguage() === 'en')
    return convertFormat(text, storedFormats[formatName], displayFormats[formatName])
  const parsedDate = parseStrictly(text, storedFormats[formatName])
  if (!parsedDate.isValid()) return text
  return localeParts[formatName].map((parts) => formatUtcInLocale(parsedDate.toDate(), parts)).join(' ')
}

const localeParts = { date: [dayParts], time: [clockParts], dateTime: [dayParts, clockParts] } as const

/** Converts 'YYYY-MM-DD' → 'DD/MM/YYYY'; returns other text unchanged. */
export const formatAnswerDate = (date: string): string =>
  convertFormat(date, storedFormats.date, answerFormats.date)

/** Converts 'DD/MM/YYYY' → 'YYYY-MM-DD'; returns any other value unchanged. */
export const parseAnswerDate = (answer: unknown): unknown =>
  convertFormat(answer, answerFormats.date, storedFormats.date)

/** Converts 'YYYY-MM-DD' → '05 Dec 2026' [LY-13]. */
export const formatDisplayDate = (date: string): string => formatForDisplay(date, 'date')

/** Converts 'HH:mm' → 'h:mm A'; returns other text unchanged. */
export const formatAnswerTime = (time: string): string =>
  convertFormat(time, storedFormats.time, answerFormats.time)

/** Converts 'HH:mm' → '02:30 PM' [LY-13]. */
export const formatDisplayTime = (time: string): string => formatForDisplay(time, 'time')

/** Converts 'h:mm A' → 'HH:mm'; returns any other value unchanged. */
export const parseAnswerTime = (answer: unknown): unknown =>
  convertFormat(answer, answerFormats.time, storedFormats.time)

/** Converts 'YYYY-MM-DDTHH:mm' → 'DD/MM/YYYY h:mm A'; returns other text unchanged. */
export const formatAnswerDateTime = (dateTime: string): string =>
  convertFormat(dateTime, storedFormats.dateTime, answerFormats.dateTime)

/** Converts 'DD/MM/YYYY h:mm A' → 'YYYY-MM-DDTHH:mm'; returns any other value unchanged. */
export const parseAnswerDateTime = (answer: unknown): unknown =>
  convertFormat(answer, answerFormats.dateTime, storedFormats.dateTime)

/** Converts 'YYYY-MM-DDTHH:mm' → '05 Dec 2026 02:30 PM' [LY-13]. */
export const formatDisplayDateTime = (dateTime: string): string => formatForDisplay(dateTime, 'dateTime')
