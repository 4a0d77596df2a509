import { expect, test } from 'vitest'
import { readDate, readDateRange, readDateTime, readTime } from './readMoment'

test.each([
  [readDate, '5/12/2026', '2026-12-05'],
  [readDate, '05.12.2026', '2026-12-05'],
  [readDate, '05122026', '2026-12-05'],
  [readDate, '5/12/26', '5/12/26'],
  [readTime, '2:30 pm', '14:30'],
  [readTime, '12.05AM', '00:05'],
  [readTime, '2 p.m.', '14:00'],
  [readTime, ' 09:05', '09:05'],
  [readTime, '9:05', '9:05'],
  [readTime, '14:30 pm', '14:30 pm'],
  [readTime, 'noon', 'noon'],
  [readDateTime, '5/12/2026 2:30 pm', '2026-12-05T14:30'],
  [readDateTime, '5/12/2026, 14:30', '2026-12-05T14:30'],
  [readDateTime, '5/12/2026', '5/12/2026'],
  [readDateRange, '5/12/2026 - 2/1/2027', '2026-12-05/2027-01-02'],
  [readDateRange, '5/12/2026 to 2/1/2027', '2026-12-05/2027-01-02'],
  [readDateRange, '5/12/2026', '5/12/2026'],
] as const)('[FK-24] %o reads %s as %s', (read, typed, value) => {
  expect(read(typed)).toBe(value)
})
