import { expect, test } from 'vitest'
import { readSalary } from './readSalary'

test.each([
  ['$84,600 – $103,200', { minimum: 84600, maximum: 103200, unit: 'YEAR' }],
  ['$41.80 – $52.60 an hour', { minimum: 41.8, maximum: 52.6, unit: 'HOUR' }],
  ['$29.95 an hour, plus 25% loading', { minimum: 29.95, maximum: 29.95, unit: 'HOUR' }],
  ['$90k - $110k', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90–110k per annum', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90,000 – 110,000', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90,000+', null],
  ['$1,200 per week', { minimum: 1200, maximum: 1200, unit: 'WEEK' }],
  ['$450 a day', { minimum: 450, maximum: 450, unit: 'DAY' }],
  ['$99,200, pro rata (two days)', null],
  ['From $86,900', null],
  ['Under the Harbour City enterprise agreement', null],
  ['$35', null],
  ['$0', null],
  ['$110,000 – $90,000', null],
  ['', null],
  ['$90000 to $110000', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$10,000', { minimum: 10000, maximum: 10000, unit: 'YEAR' }],
  ['$9,999', null],
  ['$9,999 p.a.', { minimum: 9999, maximum: 9999, unit: 'YEAR' }],
  ['$9,999 per annum', { minimum: 9999, maximum: 9999, unit: 'YEAR' }],
  ['$5000/month', { minimum: 5000, maximum: 5000, unit: 'MONTH' }],
  ['$30/hr', { minimum: 30, maximum: 30, unit: 'HOUR' }],
  ['$30 an hourglass', null],
  ['$90 – $110k', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90K', { minimum: 90000, maximum: 90000, unit: 'YEAR' }],
  ['$90,000 Pro Rata', null],
  ['$50 – $50 a day', { minimum: 50, maximum: 50, unit: 'DAY' }],
  ['about $90,000', null],
])('%s', (text, salary) => {
  expect(readSalary(text)).toEqual(salary)
})
