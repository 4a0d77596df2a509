import { expect, test } from 'vitest'
import { formatMoney, localeData } from './localeData'

test('[FK-27] the locale data is English (US), BGN, EUR and USD with USD the default, weeks from Sunday', () => {
  expect(localeData).toEqual({
    language: 'en-US',
    currencies: ['BGN', 'EUR', 'USD'],
    defaultCurrency: 'USD',
    calendar: { firstDayOfWeek: 'sun' },
  })
  expect(formatMoney(84600)).toBe('$84,600.00')
  expect(formatMoney(84600, 'EUR')).toBe('€84,600.00')
  expect(formatMoney(84600, 'BGN').replace(/\s/g, ' ')).toBe('BGN 84,600.00')
})
