import { expect, test } from 'vitest'
import { fromLocalDateTime, toLocalDateTime } from './jsonDateTimes'

test('a moment is told by the clock on the wall, and comes back as it was', () => {
  const local = toLocalDateTime('2031-01-05T09:00:00.000Z')
  expect(local).toMatch(/^2031-01-0\dT\d\d:\d\d$/)
  expect(fromLocalDateTime(local)).toBe('2031-01-05T09:00:00.000Z')
  expect([toLocalDateTime(undefined), fromLocalDateTime('')]).toEqual(['', undefined])
})

test.each(['05/01/2 9:00 am', '05/01/2031 9:00 am', 'dd/01/2031 9:00 am', '2031'])(
  'what is half filled in stays the text %s, and becomes no other day',
  (half) => {
    expect([fromLocalDateTime(half), toLocalDateTime(half)]).toEqual([half, half])
  },
)
