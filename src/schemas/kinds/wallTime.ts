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
