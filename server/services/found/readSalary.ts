/** What a salary text says in figures. */
export interface Salary {
  minimum: number
  /** The minimum again where the text names one figure. */
  maximum: number
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
}

const money = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(k)?`
/** The second figure of a range may go without its sign. */
const salary = new RegExp(`^\\$\\s?${money}(?:\\s*(?:–|—|-|to)\\s*\\$?\\s?${money})?(.*)$`, 'i')

const units: readonly [RegExp, Salary['unit']][] = [
  [/^\s*(an?|per|\/)\s*(hour|hr)\b/i, 'HOUR'],
  [/^\s*(a|per|\/)\s*day\b/i, 'DAY'],
  [/^\s*(a|per|\/)\s*week\b/i, 'WEEK'],
  [/^\s*(a|per|\/)\s*month\b/i, 'MONTH'],
  [/^\s*(a|per|\/)\s*(year|annum)\b|^\s*p\.?\s?a\b/i, 'YEAR'],
]

/**
 * Reads '$84,600 – $103,200' or '$41.80 an hour'. Null where the text says less than a figure and its period, or where
 * the figure is not what is paid (pro rata, 'From $86,900', '$86,900+').
 */
export function readSalary(text: string): Salary | null {
  const [, low, lowK, high, highK, rest = ''] = salary.exec(text.trim()) ?? []
  if (low === undefined || /pro[\s-]?rata|^\s*\+/i.test(rest)) return null
  const minimum = amount(low, lowK ?? (high === undefined ? undefined : highK))
  const maximum = high === undefined ? minimum : amount(high, highK)
  const unit = units.find(([pattern]) => pattern.test(rest))?.[1] ?? (minimum >= 10_000 ? 'YEAR' : null)
  return unit && minimum > 0 && maximum >= minimum ? { minimum, maximum, unit } : null
}

function amount(digits: string, thousands: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
}
