import { expect, it } from 'vitest'
import { countDaysUntil, getClientDay, getPromisedDay, isOverBefore } from './responseDeadline'

it('a time belongs to its day in the client’s time zone', () => {
  const time = new Date('2026-12-01T13:30:00Z')
  expect(getClientDay(time, 'Australia/Sydney')).toBe('2026-12-02')
  expect(getClientDay(time, 'UTC')).toBe('2026-12-01')
})

it('a fixed day is promised until it has passed; a number of days counts from the application', () => {
  expect(getPromisedDay({ day: '2026-12-12' }, '2026-12-12')).toBe('2026-12-12')
  expect(getPromisedDay({ day: '2026-12-12' }, '2026-12-13')).toBeNull()
  expect(getPromisedDay({ days: 14 }, '2026-12-20')).toBe('2027-01-03')
  expect(getPromisedDay(null, '2026-12-20')).toBeNull()
  expect(getPromisedDay({}, '2026-12-20')).toBeNull()
})

it('calendar days are counted', () => {
  expect(countDaysUntil('2026-12-12', '2026-12-12')).toBe(0)
  expect(countDaysUntil('2027-01-01', '2026-12-30')).toBe(2)
  expect(countDaysUntil('2026-12-10', '2026-12-12')).toBe(-2)
})

it('a day is over when it has ended everywhere', () => {
  expect(isOverBefore('2026-12-12', Date.parse('2026-12-13T11:00:00Z'))).toBe(false)
  expect(isOverBefore('2026-12-12', Date.parse('2026-12-13T12:00:01Z'))).toBe(true)
})
