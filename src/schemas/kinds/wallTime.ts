/** Days as people write them. All of these work on text: no zone, no clock. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'; other text as it is. */
export function formatAnswerDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date
}

/** 'DD/MM/YYYY' → 'YYYY-MM-DD'; anything else as it came. */
export function parseAnswerDate(answer: unknown): unknown {
  const match = typeof answer === 'string' ? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(answer) : null
  return match ? `${match[3]}-${match[2]}-${match[1]}` : answer
}

/** 'YYYY-MM-DD' → '05 Dec 2026' [LY-13]. */
export function showDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  return match ? `${match[3]} ${months[Number(match[2]) - 1] ?? '?'} ${match[1]}` : date
}

/** 'HH:mm' → 'h:mm A'; other text as it is. */
export function formatAnswerTime(time: string): string {
  const match = /^(\d{2}):(\d{2})$/.exec(time)
  if (!match) return time
  const hour = Number(match[1])
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'h:mm A' → 'HH:mm'; anything else as it came. */
export function parseAnswerTime(answer: unknown): unknown {
  const match = typeof answer === 'string' ? /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(answer) : null
  if (!match) return answer
  const hour = (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${match[2]}`
}

/** 'YYYY-MM-DDTHH:mm' → 'DD/MM/YYYY h:mm A'; other text as it is. */
export function formatAnswerDateTime(dateTime: string): string {
  const [date = '', time] = dateTime.split('T')
  return time === undefined ? dateTime : `${formatAnswerDate(date)} ${formatAnswerTime(time)}`
}

/** 'DD/MM/YYYY h:mm A' → 'YYYY-MM-DDTHH:mm'; anything else as it came. */
export function parseAnswerDateTime(answer: unknown): unknown {
  const match =
    typeof answer === 'string' ? /^(\d{2}\/\d{2}\/\d{4}) (\d{1,2}:\d{2} [AP]M)$/.exec(answer) : null
  return match ? `${parseAnswerDate(match[1])}T${parseAnswerTime(match[2])}` : answer
}

/** 'YYYY-MM-DDTHH:mm' → '05 Dec 2026 02:30 PM' [LY-13]. */
export function showDateTime(dateTime: string): string {
  const [date = '', time] = dateTime.split('T')
  return time === undefined ? dateTime : `${showDate(date)} ${formatAnswerTime(time).padStart(8, '0')}`
}
