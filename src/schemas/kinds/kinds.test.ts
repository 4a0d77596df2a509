import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldValue } from '../fields/fieldValue'
import { formats } from '../fields/formats'
import { type FieldKind, kinds } from './kindRegistry'

const pad = (n: number, width = 2) => String(n).padStart(width, '0')
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${pad(h)}:${pad(m)}`)

const arbitraries: Partial<Record<FieldKind, fc.Arbitrary<FieldValue>>> = {
  date: days,
  time: times,
  'datetime-local': fc.tuple(days, times).map(([day, time]) => `${day}T${time}`),
  'date-range': fc.tuple(days, days).map((range) => range.sort().join('/')),
  checkbox: fc.boolean(),
  text: fc.string(),
}

describe('[JD-11] submitted values are read back unchanged', () => {
  test.each(Object.entries(arbitraries))('%s', (kind, values) => {
    const traits = kinds[kind as FieldKind]
    fc.assert(
      fc.property(values, (value) => {
        expect(traits.parse(traits.format(value))).toEqual(value)
      }),
    )
  })
})

test('[JD-11] dates are submitted as DD/MM/YYYY, times as h:mm A, booleans as Y or N', () => {
  expect(kinds.date.format('2026-12-05')).toBe('05/12/2026')
  expect(kinds.time.format('00:05')).toBe('12:05 AM')
  expect(kinds.time.format('14:30')).toBe('2:30 PM')
  expect(kinds['datetime-local'].format('2026-12-05T09:00')).toBe('05/12/2026 9:00 AM')
  expect(kinds['date-range'].format('2026-12-05/2027-01-02')).toBe('05/12/2026 - 02/01/2027')
  expect(kinds.checkbox.format(true)).toBe('Y')
  expect(kinds.checkbox.format(null)).toBe('N')
})

test("[LY-13] dates are displayed as 'DD MMM YYYY', with 'hh:mm A' when the time is included", () => {
  expect(kinds.date.display('2026-12-05', [])).toBe('05 Dec 2026')
  expect(kinds['datetime-local'].display('2026-12-05T09:05', [])).toBe('05 Dec 2026 09:05 AM')
})

test.each([
  [
    'local-date',
    ['2024-02-29', '2000-02-29'],
    ['2023-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '05/12/2026', ''],
  ],
  ['local-time', ['00:00', '23:59'], ['24:00', '9:30', '14:30:00', '2:30 PM']],
  [
    'local-date-time',
    ['2026-10-04T02:30'],
    ['2026-10-04', '2026-10-04T25:00', '2026-10-04 02:30', '2026-10-04T02:30Z'],
  ],
  ['date-range', ['2026-01-01/2026-01-01'], ['2026-01-02/2026-01-01', '2026-01-01/', '2026-01-01', 'a/b/c']],
  ['percent-text', ['0', '100', '37.5'], ['101', '-1', 'half']],
  ['number-text', ['1e3', '-0.5', ' 7 '], ['', '1,000', 'Infinity', '0x', 'NaN']],
])('the format %s accepts only valid texts', (format, validTexts, invalidTexts) => {
  for (const text of validTexts) expect(formats[format]?.(text), text).toBe(true)
  for (const text of invalidTexts) expect(formats[format]?.(text), text).toBe(false)
})
