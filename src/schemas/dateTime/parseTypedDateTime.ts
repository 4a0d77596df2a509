import { parseAnswerTime } from './answerDateTime'

/** '5/12/2026' → '2026-12-05'; so does '05122026', all that a phone's digits can write. Other text as it is. */
export function parseTypedDate(typed: string): string {
  const match =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed)
  if (!match) return typed
  const [, day = '', month = '', year = ''] = match
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** '2:30 pm', '2.30pm', '2 pm' or '14:30' → '14:30'; other text as it is: '2:30' alone may mean either half. */
export function parseTypedTime(typed: string): string {
  const match = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?\s*$/i.exec(typed)
  if (match) {
    const [, hour, minute = '00', half = ''] = match
    const value = parseAnswerTime(`${Number(hour)}:${minute} ${half.toUpperCase()}M`)
    return isClock(value) ? value : typed
  }
  return isClock(typed.trim()) ? typed.trim() : typed
}

/** '5/12/2026 2:30 pm' → '2026-12-05T14:30'; other text as it is. */
export function parseTypedDateTime(typed: string): string {
  const [day = '', ...rest] = typed.trim().split(/[\s,]+/)
  const [date, time] = [parseTypedDate(day), parseTypedTime(rest.join(' '))]
  return date !== day && isClock(time) ? `${date}T${time}` : typed
}

/** '5/12/2026 - 2/1/2027' or '5/12/2026 to 2/1/2027' → '2026-12-05/2027-01-02'; other text as it is. */
export function parseTypedDateRange(typed: string): string {
  const [from = '', to = '', ...more] = typed.split(/\s(?:-|–|to)\s/).map((day) => day.trim())
  const [first, last] = [parseTypedDate(from), parseTypedDate(to)]
  return more.length === 0 && first !== from && last !== to ? `${first}/${last}` : typed
}

function isClock(text: unknown): text is string {
  return typeof text === 'string' && /^\d{2}:\d{2}$/.test(text)
}
