import { expect, test } from 'vitest'
import { parseLocalDateTime, parseLocalTime, toLocalDateTime, toLocalTime } from './jsonDateTimes'

test('shows a date-time in local time, and converts it back without loss', () => {
  const local = toLocalDateTime('2031-01-05T09:00:00.000Z')
  expect(local).toMatch(/^2031-01-0\dT\d\d:\d\d$/)
  expect(parseLocalDateTime(local)).toBe('2031-01-05T09:00:00.000Z')
  expect([toLocalDateTime(undefined), parseLocalDateTime('')]).toEqual(['', undefined])
})

test.each(['05/01/2 9:00 am', '05/01/2031 9:00 am', 'dd/01/2031 9:00 am', '2031'])(
  'text that is no date-time, such as a half-filled field, stays as it is: %s',
  (partialText) => {
    expect([parseLocalDateTime(partialText), toLocalDateTime(partialText)]).toEqual([
      partialText,
      partialText,
    ])
  },
)

test('a time that daylight saving skips stays the entered text, and is not moved by an hour', () => {
  const skippedTime = '2026-10-04T02:30'
  expect(parseLocalDateTime(skippedTime, 'Australia/Sydney')).toBe(skippedTime)
  expect(toLocalDateTime(skippedTime, 'Australia/Sydney')).toBe(skippedTime)
  expect(parseLocalDateTime('2026-10-04T03:00', 'Australia/Sydney')).toBe('2026-10-03T16:00:00.000Z')
})

test.each([
  ['2031-01-05T09:00:45.000Z', '2031-01-05T20:00:45'],
  ['2031-01-05T09:00:45.120Z', '2031-01-05T20:00:45.120'],
])('the field keeps the seconds of %s', (dateTime, localText) => {
  expect(toLocalDateTime(dateTime, 'Australia/Sydney')).toBe(localText)
  expect(parseLocalDateTime(localText, 'Australia/Sydney')).toBe(dateTime)
})

test('the field preserves the seconds of a time', () => {
  expect([toLocalTime('14:30:45Z'), parseLocalTime('14:30:45Z')]).toEqual(['14:30:45Z', '14:30:45Z'])
  expect([toLocalTime('14:30:00Z'), parseLocalTime('14:30')]).toEqual(['14:30', '14:30:00'])
})
