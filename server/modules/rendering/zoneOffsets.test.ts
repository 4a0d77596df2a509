import { afterEach, expect, it, test } from 'vitest'
import { setZoneOffsets, toWallTime } from '../../../src/schemas/dateTime/zonedDateTime'
import { getZoneOffsets } from './pageData'

afterEach(() => setZoneOffsets(null))

const now = new Date('2027-06-15T12:00:00Z')
const quarterHour = 15 * 60 * 1000

it('finds when the clocks change', () => {
  const { offsets } = getZoneOffsets('Europe/London', now)
  expect(
    offsets.map(([startTime, offsetMs]) => [new Date(startTime).toISOString(), offsetMs / 60_000]),
  ).toEqual([
    ['2027-01-01T00:00:00.000Z', 0],
    ['2027-03-28T01:00:00.000Z', 60],
    ['2027-10-31T01:00:00.000Z', 0],
    ['2028-03-26T01:00:00.000Z', 60],
    ['2028-10-29T01:00:00.000Z', 0],
  ])
})

test.each([
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Kathmandu',
])('times in %s are the same with and without a formatter', (zone) => {
  const offsets = getZoneOffsets(zone, now)
  const count = (offsets.until - offsets.from) / quarterHour + 8
  const dates = Array.from(
    { length: count },
    (_, index) => new Date(offsets.from + (index - 4) * quarterHour),
  )
  const formatted = dates.map((date) => toWallTime(date, zone))
  setZoneOffsets(offsets)
  expect(dates.filter((date, index) => toWallTime(date, zone) !== formatted[index])).toEqual([])
})
