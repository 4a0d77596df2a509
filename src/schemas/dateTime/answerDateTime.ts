import { languageInForce } from '../../texts/language/language'
import { clockParts, dayParts, formatUtcInLocale } from './formatInLocale'
import { parseStrictly } from './strictDateTime'

/** How days and times are stored, written in answers, and shown [LY-13]. They stand in no zone. */
const stored = { date: 'YYYY-MM-DD', time: 'HH:mm', dateTime: 'YYYY-MM-DD[T]HH:mm' } as const
const answered = { date: 'DD/MM/YYYY', time: 'h:mm A', dateTime: 'DD/MM/YYYY h:mm A' } as const
const shown = { date: 'DD MMM YYYY', time: 'hh:mm A', dateTime: 'DD MMM YYYY hh:mm A' } as const

/** The same day or time in another format; what is none, or is written otherwise, as it came. */
function rewrite<Text>(text: Text, from: string, to: string): Text | string {
  const read = typeof text === 'string' ? parseStrictly(text, from) : null
  return read?.isValid() ? read.format(to) : text
}

/** The same as people read it: in another language than English as that language writes it. */
function show(text: string, which: keyof typeof stored): string {
  if (languageInForce() === 'en') return rewrite(text, stored[which], shown[which])
  const read = parseStrictly(text, stored[which])
  if (!read.isValid()) return text
  return partsOf[which].map((parts) => formatUtcInLocale(read.toDate(), parts)).join(' ')
}

const partsOf = { date: [dayParts], time: [clockParts], dateTime: [dayParts, clockParts] } as const

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'; other text as it is. */
export const formatAnswerDate = (date: string): string => rewrite(date, stored.date, answered.date)

/** 'DD/MM/YYYY' → 'YYYY-MM-DD'; anything else as it came. */
export const parseAnswerDate = (answer: unknown): unknown => rewrite(answer, answered.date, stored.date)

/** 'YYYY-MM-DD' → '05 Dec 2026' [LY-13]. */
export const showDate = (date: string): string => show(date, 'date')

/** 'HH:mm' → 'h:mm A'; other text as it is. */
export const formatAnswerTime = (time: string): string => rewrite(time, stored.time, answered.time)

/** 'HH:mm' → '02:30 PM' [LY-13]. */
export const showTime = (time: string): string => show(time, 'time')

/** 'h:mm A' → 'HH:mm'; anything else as it came. */
export const parseAnswerTime = (answer: unknown): unknown => rewrite(answer, answered.time, stored.time)

/** 'YYYY-MM-DDTHH:mm' → 'DD/MM/YYYY h:mm A'; other text as it is. */
export const formatAnswerDateTime = (dateTime: string): string =>
  rewrite(dateTime, stored.dateTime, answered.dateTime)

/** 'DD/MM/YYYY h:mm A' → 'YYYY-MM-DDTHH:mm'; anything else as it came. */
export const parseAnswerDateTime = (answer: unknown): unknown =>
  rewrite(answer, answered.dateTime, stored.dateTime)

/** 'YYYY-MM-DDTHH:mm' → '05 Dec 2026 02:30 PM' [LY-13]. */
export const showDateTime = (dateTime: string): string => show(dateTime, 'dateTime')
