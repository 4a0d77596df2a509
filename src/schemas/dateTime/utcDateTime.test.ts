import { afterAll, expect, test } from 'vitest'
import { isLocalDate, isLocalDateTime, isLocalTime } from '../fields/formats'
import { getDaysLeft } from '../jobList/daysLeft'
import { formatAnswerDateTime, parseAnswerDateTime } from './answerDateTime'

const originalZone = process.env.TZ
afterAll(() => {
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

test("[LY-13] a local date-time has no zone: a time that the clocks of the visitor's zone skip is valid", () => {
  process.env.TZ = 'Australia/Sydney'
  expect(new Date(2026, 9, 4, 2, 30).getHours()).toBe(3)
  expect(isLocalDateTime('2026-10-04T02:30')).toBe(true)
  expect(formatAnswerDateTime('2026-10-04T02:30')).toBe('04/10/2026 2:30 AM')
  expect(parseAnswerDateTime('04/10/2026 2:30 AM')).toBe('2026-10-04T02:30')
  expect(getDaysLeft('2026-10-05T00:00:00Z', Date.parse('2026-10-03T00:00:00Z'), 'UTC')).toBe(2)
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-05', false],
  ['26-12-05', false],
  ['2026-12-05 ', false],
])('%s is a day: %s', (text, expected) => expect(isLocalDate(text)).toBe(expected))

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:30', false],
])('%s is a time: %s', (text, expected) => expect(isLocalTime(text)).toBe(expected))
