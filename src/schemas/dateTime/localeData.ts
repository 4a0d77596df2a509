/** The product's locale data [FK-27]. Day and time fields use the en-AU format instead [FK-24]. */
export const localeData = {
  /** English (US): the language of library messages. */
  language: 'en-US',
  /** ISO 4217. */
  currencies: ['BGN', 'EUR', 'USD'],
  defaultCurrency: 'USD',
  calendar: { firstDayOfWeek: 'sun' },
} as const

export type Currency = (typeof localeData.currencies)[number]

/** Formats an amount of money: 84600 → '$84,600.00'; US dollars by default [FK-27]. */
export function formatMoney(amount: number, currency: Currency = localeData.defaultCurrency): string {
  return new Intl.NumberFormat(localeData.language, { style: 'currency', currency }).format(amount)
}
