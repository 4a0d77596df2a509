import { expect, test } from 'vitest'
import { createClientClock } from './useClientClock'

test("formats date-times in the client's time zone, also within other text", () => {
  const { formatDay, formatDateTime, localizeDateTimes } = createClientClock('Australia/Sydney')
  expect(formatDay('2026-12-31T20:00:00.000Z')).toBe('01 Jan 2027')
  expect(formatDateTime('2026-12-05T03:30:00Z')).toBe('05 Dec 2026 02:30 PM')
  expect(localizeDateTimes('Closes: 2026-12-05T03:30Z → 2027-07-05T03:30:00.000Z')).toBe(
    'Closes: 05 Dec 2026 02:30 PM → 05 Jul 2027 01:30 PM',
  )
  expect(localizeDateTimes('Title: 2026-12-05')).toBe('Title: 2026-12-05')
})

test('returns invalid timestamps unchanged', () => {
  expect(createClientClock('UTC').formatDateTime('soon')).toBe('soon')
})
