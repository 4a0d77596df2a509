/** The product's locale data [FK-27]; how a field shows its day or time is en-AU's affair [FK-24]. */
export const localeData = {
  /** English (US): the language of what libraries say. */
  language: 'en-US',
  /** ISO 4217. */
  currencies: ['BGN', 'EUR', 'USD'],
  defaultCurrency: 'USD',
  calendar: { firstDayOfWeek: 'sun' },
} as const

export type Currency = (typeof localeData.currencies)[number]

/** 84600 → '$84,600.00'; in US dollars unless another of the currencies is named [FK-27]. */
export function formatMoney(amount: number, currency: Currency = localeData.defaultCurrency): string {
  return new Intl.NumberFormat(localeData.language, { style: 'currency', currency }).format(amount)
}
