import { expect, test } from 'vitest'
import { parseTypedDate, parseTypedDateRange, parseTypedDateTime, parseTypedTime } from './parseTypedDateTime'

test.each([
  [parseTypedDate, '5/12/2026', '2026-12-05'],
  [parseTypedDate, '05.12.2026', '2026-12-05'],
  [parseTypedDate, '05122026', '2026-12-05'],
  [parseTypedDate, '5/12/26', '5/12/26'],
  [parseTypedTime, '2:30 pm', '14:30'],
  [parseTypedTime, '12.05AM', '00:05'],
  [parseTypedTime, '2 p.m.', '14:00'],
  [parseTypedTime, ' 09:05', '09:05'],
  [parseTypedTime, '9:05', '9:05'],
  [parseTypedTime, '14:30 pm', '14:30 pm'],
  [parseTypedTime, 'noon', 'noon'],
  [parseTypedDateTime, '5/12/2026 2:30 pm', '2026-12-05T14:30'],
  [parseTypedDateTime, '5/12/2026, 14:30', '2026-12-05T14:30'],
  [parseTypedDateTime, '5/12/2026', '5/12/2026'],
  [parseTypedDateRange, '5/12/2026 - 2/1/2027', '2026-12-05/2027-01-02'],
  [parseTypedDateRange, '5/12/2026 to 2/1/2027', '2026-12-05/2027-01-02'],
  [parseTypedDateRange, '5/12/2026', '5/12/2026'],
] as const)('[FK-24] %o reads %s as %s', (read, typed, value) => {
  expect(read(typed)).toBe(value)
})
