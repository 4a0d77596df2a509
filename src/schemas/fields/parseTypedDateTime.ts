import { parseAnswerTime } from '../dateTime/answerDateTime'
import { isStrictlyFormatted } from '../dateTime/strictDateTime'
import { cleanCode } from './cleanText'
import { withPlainSigns } from './localNumber'

/*
 * Digits of every script are accepted, and invisible characters are ignored, because copied dates contain them:
 * Arabic dates have a right-to-left mark after each number.
 */

/**
 * Parses a day: '5/12/2026' or '05122026', which numeric keyboards can type, → '2026-12-05'. Returns any other text
 * unchanged, including a day that does not exist, so that the error message can quote it.
 */
export function parseTypedDate(typedText: string): string {
  const text = toPlainText(typedText)
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (!match) return typedText
  const [, day = '', month = '', year = ''] = match
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isStrictlyFormatted(value, 'YYYY-MM-DD') ? value : typedText
}

/** Returns the first day in the text that is typed completely but does not exist, such as '29/02/2025'. */
export function findNonexistentDay(typedText: string): string | undefined {
  return toPlainText(typedText)
    .match(/\d{1,2}[/.-]\d{1,2}[/.-][1-9]\d{3}/g)
    ?.find((day) => parseTypedDate(day) === day)
}

const typedTimePattern = /^(\d{1,2}?)(?:[:.]?(\d{2}))?(?:\s*([ap])\.?(?:m\.?)?)?$/i

/**
 * Parses a 12-hour or 24-hour time: '2:30 pm', '230p', '2 pm', '14:30', '1430' and '14.30 pm' → 'HH:mm'. Returns any
 * other text unchanged, including '2:30', which is ambiguous.
 */
export function parseTypedTime(typedText: string): string {
  const [, hour = '', minute, dayHalf] = typedTimePattern.exec(toPlainText(typedText)) ?? []
  const is24HourTime = dayHalf
    ? Number(hour) > 12 && dayHalf.toLowerCase() === 'p'
    : hour.length === 2 && minute
  const value = is24HourTime
    ? `${hour}:${minute ?? '00'}`
    : dayHalf && parseAnswerTime(`${Number(hour)}:${minute ?? '00'} ${dayHalf.toUpperCase()}M`)
  return isLocalTime(value) ? value : typedText
}

/**
 * Parses the keys typed into the segments of a time field. The field shows AM by default, so '230' and '2:30' are
 * read as AM. Returns null for anything but a time.
 */
export function parseTimeKeys(keys: string): string | null {
  const value = parseTypedTime(keys.replace(/^(\d[:.]?\d{2})$/, '0$1'))
  return isLocalTime(value) ? value : null
}

/** Parses '5/12/2026 2:30 pm' → '2026-12-05T14:30'; returns any other text unchanged. */
export function parseTypedDateTime(typedText: string): string {
  const [day = '', ...rest] = toPlainText(typedText).split(/[\s,]+/)
  const [date, time] = [parseTypedDate(day), parseTypedTime(rest.join(' '))]
  return date !== day && isLocalTime(time) ? `${date}T${time}` : typedText
}

/**
 * Parses '5/12/2026 - 2/1/2027' or '5/12/2026 to 2/1/2027' → '2026-12-05/2027-01-02'; returns any other text
 * unchanged.
 */
export function parseTypedDateRange(typedText: string): string {
  const [from = '', to = '', ...otherParts] = toPlainText(typedText)
    .split(/\s(?:-|–|to)\s/)
    .map((day) => day.trim())
  const [first, last] = [parseTypedDate(from), parseTypedDate(to)]
  const areValidDates = [first, last].every((day) => isStrictlyFormatted(day, 'YYYY-MM-DD'))
  return otherParts.length === 0 && areValidDates ? `${first}/${last}` : typedText
}

function toPlainText(typedText: string): string {
  return withPlainSigns(cleanCode(typedText))
}

function isLocalTime(text: unknown): text is string {
  return typeof text === 'string' && isStrictlyFormatted(text, 'HH:mm')
}
