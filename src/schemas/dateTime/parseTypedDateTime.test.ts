import { expect, test } from 'vitest'
import { parseTypedDate, parseTypedDateRange, parseTypedDateTime, parseTypedTime } from './parseTypedDateTime'

test.each([
  [parseTypedDate, '5/12/2026', '2026-12-05'],
  [parseTypedDate, '05.12.2026', '2026-12-05'],
  [parseTypedDate, '05122026', '2026-12-05'],
  [parseTypedDate, '5/12/26', '5/12/26'],
  [parseTypedDate, '29/02/2025', '29/02/2025'],
  [parseTypedDate, '31042026', '31042026'],
  [parseTypedTime, '2:30 pm', '14:30'],
  [parseTypedTime, '12.05AM', '00:05'],
  [parseTypedTime, '2 p.m.', '14:00'],
  [parseTypedTime, ' 09:05', '09:05'],
  [parseTypedTime, '9:05', '9:05'],
  [parseTypedTime, '14:30 pm', '14:30'],
  [parseTypedTime, '14:30 am', '14:30 am'],
  [parseTypedTime, '1700', '17:00'],
  [parseTypedTime, '0030', '00:30'],
  [parseTypedTime, '13.30', '13:30'],
  [parseTypedTime, '130p', '13:30'],
  [parseTypedTime, '1230 a', '00:30'],
  [parseTypedTime, '930', '930'],
  [parseTypedTime, '2400', '2400'],
  [parseTypedTime, '1390', '1390'],
  [parseTypedTime, '13', '13'],
  [parseTypedTime, '', ''],
  [parseTypedTime, 'noon', 'noon'],
  [parseTypedDateTime, '5/12/2026 2:30 pm', '2026-12-05T14:30'],
  [parseTypedDateTime, '5/12/2026, 14:30', '2026-12-05T14:30'],
  [parseTypedDateTime, '5/12/2026 1700', '2026-12-05T17:00'],
  [parseTypedDateTime, '5/12/2026 25:00', '5/12/2026 25:00'],
  [parseTypedDateTime, '5/12/2026', '5/12/2026'],
  [parseTypedDateRange, '5/12/2026 - 2/1/2027', '2026-12-05/2027-01-02'],
  [parseTypedDateRange, '5/12/2026 to 2/1/2027', '2026-12-05/2027-01-02'],
  [parseTypedDateRange, '5/12/2026', '5/12/2026'],
] as const)('[FK-24] %o reads %s as %s', (read, typed, value) => {
  expect(read(typed)).toBe(value)
})
