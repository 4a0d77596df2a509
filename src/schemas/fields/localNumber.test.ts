import { expect, test } from 'vitest'
import { formatLocalNumber, parseLocalNumber, toPlainDecimal } from './localNumber'
import { getNumberRegion } from './numberRegion'

test.each<[string, [string, number][], string[]]>([
  [
    'AU',
    [
      ['72,500', 72_500],
      ['1,234,567.50', 1_234_567.5],
      ['72500', 72_500],
      [' -0.5 ', -0.5],
      ['−3', -3],
      ['1.', 1],
      ['1e3', 1000],
    ],
    [
      '72,50',
      '7,5',
      '72.500,5',
      '72 500',
      "72'500",
      '0x10',
      '72k',
      '$72,500',
      ',500',
      '0,500',
      '.',
      '',
      '1.2.3',
    ],
  ],
  ['IN', [['12,34,567', 1_234_567]], ['1,234,567']],
  [
    'DE',
    [
      ['72.500', 72_500],
      ['72,5', 72.5],
      ['1.234.567,50', 1_234_567.5],
      ['0,125', 0.125],
    ],
    ['72.5', '72,500', '72 500'],
  ],
  ['FR', [['72 500', 72_500]], ['72.500', '72,500']],
  ['CH', [["72'500.5", 72_500.5]], ['72,500']],
  ['QQ', [['72,500', 72_500]], ['72.500,5']],
])('in %s numbers are read in the local format', (country, numbers, invalidTexts) => {
  expect(numbers.map(([text]) => parseLocalNumber(text, country))).toEqual(
    numbers.map(([, number]) => number),
  )
  expect(invalidTexts.map((text) => parseLocalNumber(text, country))).toEqual(invalidTexts.map(() => null))
})

test.each(['AU', 'DE', 'FR', 'CH', 'IN', 'EG'])(
  'in %s every displayed number is read back unchanged',
  (country) => {
    const numbers = [0, 2026, 72_500, -0.5, 72.5, 51.507, 1e-25, 1e21, 0.1 + 0.2, Number.MAX_SAFE_INTEGER]
    expect(numbers.map((number) => parseLocalNumber(formatLocalNumber(number, country), country))).toEqual(
      numbers,
    )
  },
)

test.each(['9007199254740993', '-9,007,199,254,740,993', '0.12345678901234567890', '1e400', '1e-400'])(
  '%s is not read, because it would be rounded',
  (text) => {
    expect(parseLocalNumber(text, 'AU')).toBeNull()
  },
)

test.each<[string, number]>([
  ['9,007,199,254,740,991', 9_007_199_254_740_991],
  ['1000000000000000000000000', 1e24],
  ['0041.800', 41.8],
  ['-0.0', -0],
  ['1.50e-10', 1.5e-10],
])('%s is read, because no digit is lost', (text, number) => {
  expect(parseLocalNumber(text, 'AU')).toBe(number)
})

test('no digit of a long number is lost', () => {
  expect(toPlainDecimal('1,234,567,890,123,456,789', 'AU')).toBe('1234567890123456789')
})

test.each([
  ['AU', '１２．５'],
  ['AU', '١٢٫٥'],
  ['AU', '१२.५'],
  ['DE', '۱۲٫۵'],
  ['de-AU', '12,5'],
  ['fr-AU', '12,5'],
])('in the region %s, %s is twelve and a half', (region, text) => {
  expect(toPlainDecimal(text, region)).toBe('12.5')
})

test('a page in another language than English uses that language’s number format', () => {
  expect(getNumberRegion('AU', 'en')).toBe('AU')
  expect(getNumberRegion('DE', 'en')).toBe('DE')
  expect(getNumberRegion('AU', 'fr')).toBe('fr-AU')
})
