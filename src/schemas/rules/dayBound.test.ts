import { expect, test } from 'vitest'
import {
  getLocalToday,
  getPossibleTodays,
  isDayBound,
  isTooEarly,
  isTooLate,
  normalizeDayBound,
  resolveBound,
} from './dayBound'

test.each([
  ['2026-12-05', '2026-12-05'],
  ['today', '2026-02-28'],
  ['today+1', '2026-03-01'],
  ['today-59', '2025-12-31'],
  ['today-18y', '2008-02-28'],
])('the bound %s is %s', (bound, day) => {
  expect(isDayBound(bound)).toBe(true)
  expect(resolveBound(bound, '2026-02-28')).toBe(day)
})

test.each(['', 'tomorrow', 'today+', 'today+1w', 'today+99999', '2026-02-30', '05/12/2026'])(
  '%j is not a bound',
  (text) => {
    expect(isDayBound(text)).toBe(false)
  },
)

test('a bound is normalised', () => expect(normalizeDayBound(' Today + 14 ')).toBe('today+14'))

test('an answer is early or late by its day; in a range the first day counts for the minimum and the last for the maximum', () => {
  const today = ['2026-12-05'] as const
  const earlyAnswers = ['2026-12-04', '2026-12-05', '2026-12-04T23:59', '2026-12-04/2026-12-09']
  expect(earlyAnswers.map((answer) => isTooEarly(answer, 'today', today))).toEqual([true, false, true, true])
  const lateAnswers = ['2026-12-06', '2026-12-05', '2026-12-05T23:59', '2026-12-01/2026-12-06']
  expect(lateAnswers.map((answer) => isTooLate(answer, 'today', today))).toEqual([true, false, false, true])
})

test('if the user’s time zone is unknown, an answer that is valid on any of the possible days is accepted', () => {
  const days = getPossibleTodays(new Date('2026-12-05T11:00:00Z'))
  expect(days).toEqual(['2026-12-05', '2026-12-04', '2026-12-06'])
  expect(['2026-12-03', '2026-12-04'].map((day) => isTooEarly(day, 'today', days))).toEqual([true, false])
  expect(['2026-12-06', '2026-12-07'].map((day) => isTooLate(day, 'today', days))).toEqual([false, true])
})

test('in the browser, today is the day of this device’s clock', () => {
  const now = new Date(2026, 11, 5, 23, 59)
  expect(getLocalToday(now)).toEqual(['2026-12-05'])
  expect(isTooEarly('0001-01-01', 'today')).toBe(true)
})
