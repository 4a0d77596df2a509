import type { SalaryRange } from './salaryAndAddress'

/** Parsed salary figures. */
export interface Salary {
  minimum?: number
  /** Equals the minimum if the text names one figure. */
  maximum?: number
  /** ISO 4217; undefined if the text has no more than `$`. */
  currency?: string
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
}

const currencySigns: Readonly<Record<string, string | undefined>> = {
  $: undefined,
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  S$: 'SGD',
  HK$: 'HKD',
  '€': 'EUR',
  '£': 'GBP',
}

/** A sign of `currencySigns`, or a code of ISO 4217 with or without `$` behind it. */
const signPattern = String.raw`(?:[A-Z]{1,3} ?\$|[A-Z]{3}|[$€£])`
const moneyPattern = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(k)?`
/** The second figure of a range may have no sign. */
const salaryPattern = new RegExp(
  `^(${signPattern}) ?${moneyPattern}(?: ?(?:–|—|-|to) ?(?:${signPattern})? ?${moneyPattern})?(.*)$`,
  'is',
)
/** A figure with its sign behind it, as most of Europe writes it: '.', ',' or a space between thousands. */
const amountPattern = String.raw`(\d{1,3}(?:[., ’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?) ?(k)?`
const trailingSignPattern = String.raw`([€£]|[A-Z]{3}\b)`
const trailingSignSalaryPattern = new RegExp(
  `^${amountPattern}(?:(?: ?${trailingSignPattern})? ?(?:–|—|-|to|bis|à) ?${amountPattern})? ?${trailingSignPattern}(.*)$`,
  'is',
)

const units: readonly [RegExp, Salary['unit']][] = [
  [/^\s*(an?|per|pro|je|par|\/)\s*(hour|hr|stunde|heure)\b/i, 'HOUR'],
  [/^\s*(a|per|pro|je|par|\/)\s*(day|tag|jour)\b/i, 'DAY'],
  [/^\s*(a|per|pro|je|par|\/)\s*(week|woche|semaine)\b/i, 'WEEK'],
  [/^\s*(a|per|pro|je|im|par|\/)\s*(month|monat|mois)\b/i, 'MONTH'],
  [/^\s*(a|per|pro|je|im|par|\/)\s*(year|annum|jahr|an)\b|^\s*p\.?\s?a\b/i, 'YEAR'],
]

/** Currencies in which 10,000 or more without a period is paid for a year; in others it may be a month's pay. */
const yearlyCurrencies: ReadonlySet<string> = new Set(['AUD', 'NZD', 'USD', 'CAD', 'EUR', 'GBP', 'CHF'])

/**
 * Reads '$84,600 – $103,200', '€41.80 an hour', 'NZD 72,500' or '50.000 €'. Returns null if the text lacks a figure or
 * its period, or if the figure is not the actual pay (pro rata, 'From $86,900', '$86,900+').
 */
export function readSalary(text: string): Salary | null {
  const figures = findFigures(text.trim().replace(/\s+/g, ' '))
  if (!figures || /pro[\s-]?rata|^\s*\+/i.test(figures.rest)) return null
  const { low, lowK, high, highK, rest } = figures
  const currency = readCurrency(figures.sign)
  if (currency === null) return null
  // In '$80–90k', the 'k' applies to both figures.
  const minimum = toAmount(low, lowK ?? (high === undefined ? undefined : highK))
  const maximum = high === undefined ? minimum : toAmount(high, highK)
  const isPlausibleYearly = minimum >= 10_000 && (currency === undefined || yearlyCurrencies.has(currency))
  const unit = units.find(([pattern]) => pattern.test(rest))?.[1] ?? (isPlausibleYearly ? 'YEAR' : null)
  if (!unit || minimum <= 0 || maximum < minimum) return null
  return { minimum, maximum, ...(currency && { currency }), unit }
}

interface Figures {
  sign: string
  low: string
  lowK: string | undefined
  high: string | undefined
  highK: string | undefined
  rest: string
}

function findFigures(text: string): Figures | null {
  const [, leadingSign = '', ...figures] = salaryPattern.exec(text) ?? []
  const [low, lowK, high, highK, rest = ''] = figures
  if (low !== undefined) return { sign: leadingSign, low, lowK, high, highK, rest }
  const [, from, fromK, firstSign, to, toK, sign = '', textAfter = ''] =
    trailingSignSalaryPattern.exec(text) ?? []
  if (from === undefined || (firstSign !== undefined && firstSign !== sign)) return null
  const [lower, upper] = [normalizeNumber(from), to === undefined ? undefined : normalizeNumber(to)]
  return { sign, low: lower, lowK: fromK, high: upper, highK: toK, rest: textAfter }
}

/** Normalizes figures, for example '50.000,50' to '50000.50'. A separator before three digits separates thousands. */
function normalizeNumber(figures: string): string {
  return figures.replace(/[., ’'](?=\d{3})/g, '').replace(',', '.')
}

/** Returns the salary entered in its fields, or else the salary parsed from the text. */
export function findSalary({
  salary,
  salaryAddText,
}: {
  salary?: SalaryRange | null | undefined
  salaryAddText: string
}): Salary | null {
  if (!salary || (salary.from === null && salary.to === null)) {
    const parsedSalary = readSalary(salaryAddText)
    return parsedSalary && salary?.currency ? { currency: salary.currency, ...parsedSalary } : parsedSalary
  }
  const { from, to, currency, period } = salary
  return {
    ...(from !== null && { minimum: from }),
    ...(to !== null && { maximum: to }),
    ...(currency && { currency }),
    unit: period.toUpperCase() as Salary['unit'],
  }
}

const knownCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Returns the currency code of a sign; undefined for `$` alone, and null for letters that name no currency. */
function readCurrency(sign: string): string | undefined | null {
  const compactText = sign.replace(' ', '')
  if (compactText in currencySigns) return currencySigns[compactText]
  const code = compactText.replace('$', '')
  return knownCodes.has(code) ? code : null
}

/** @param kSuffix the 'k' after the digits, if there is one, for thousands */
function toAmount(digits: string, kSuffix: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (kSuffix ? 1000 : 1)
}
