import { expect, test } from 'vitest'
import { parseDayOrDateTime, parseExclusiveEnd } from './parameters'

const span = (from: string, to: string, zone: string) => [
  parseDayOrDateTime('/from', from, zone),
  parseExclusiveEnd('/to', to, zone),
]

test.each([
  ['2026-11-25', '2026-11-25', 'Australia/Sydney', '2026-11-24T13:00:00.000Z', '2026-11-25T13:00:00.000Z'],
  ['2026-11-25', '2026-11-25', 'UTC', '2026-11-25T00:00:00.000Z', '2026-11-26T00:00:00.000Z'],
  // The clocks are put back during that day, which has 25 hours.
  ['2027-04-04', '2027-04-04', 'Australia/Sydney', '2027-04-03T13:00:00.000Z', '2027-04-04T14:00:00.000Z'],
  ['2026-12-31', '2026-12-31', 'America/New_York', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  [
    '2026-11-25T10:00Z',
    '2026-11-25T11:00:00Z',
    'Australia/Sydney',
    '2026-11-25T10:00:00.000Z',
    '2026-11-25T11:00:00.001Z',
  ],
])('from %s to %s in %s is from %s to before %s', (from, to, zone, first, end) => {
  expect(span(from, to, zone)).toEqual([first, end])
})

test('a day that does not exist is refused', () => {
  expect(() => parseDayOrDateTime('/from', '2027-02-30', 'UTC')).toThrow()
  expect(() => parseExclusiveEnd('/to', '2027-02-30', 'UTC')).toThrow()
})
