import { expect, test } from 'vitest'
import { isTimeZone, toUtcDate, toWallTime } from './zonedDateTime'

const sydney = 'Australia/Sydney'

test.each([
  [sydney, '2027-01-05T09:00', '2027-01-04T22:00:00.000Z'],
  [sydney, '2027-07-05T09:00', '2027-07-04T23:00:00.000Z'],
  ['Asia/Kathmandu', '2027-07-05T00:00', '2027-07-04T18:15:00.000Z'],
  ['America/St_Johns', '2027-12-31T23:59', '2028-01-01T03:29:00.000Z'],
  ['UTC', '2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
])('in %s the local time is %s at %s', (zone, localTime, utcDateTime) => {
  expect(toUtcDate(localTime, zone).toISOString()).toBe(utcDateTime)
  expect(toWallTime(new Date(utcDateTime), zone)).toBe(localTime)
})

test.each([
  // Clocks go from 02:00 to 03:00 on 3 October 2027 in Sydney, from 01:00 to 02:00 on 28 March 2027 in London.
  [sydney, '2027-10-03T02:30', '2027-10-03T03:30', '2027-10-02T16:30:00.000Z'],
  ['Europe/London', '2027-03-28T01:00', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  // On Lord Howe Island clocks change by half an hour.
  ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-03T02:45', '2027-10-02T15:45:00.000Z'],
])('in the skipped hour in %s, %s means %s', (zone, localTime, displayedTime, utcDateTime) => {
  expect(toUtcDate(localTime, zone).toISOString()).toBe(utcDateTime)
  expect(toWallTime(toUtcDate(localTime, zone), zone)).toBe(displayedTime)
})

test.each([
  // Clocks go back from 03:00 to 02:00 on 4 April 2027 in Sydney, from 02:00 to 01:00 on 7 November 2027 in New York.
  [sydney, '2027-04-04T02:30', '2027-04-03T15:30:00.000Z'],
  ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30:00.000Z'],
])('in the repeated hour in %s, %s means the first occurrence', (zone, localTime, utcDateTime) => {
  expect(toUtcDate(localTime, zone).toISOString()).toBe(utcDateTime)
  const second = new Date(Date.parse(utcDateTime) + 60 * 60 * 1000)
  expect(toWallTime(second, zone)).toBe(localTime)
})

test('every hour around a change of the clocks is converted back unchanged, except the second of the repeated hours', () => {
  const startTime = Date.parse('2027-04-03T00:00Z')
  const hours = Array.from({ length: 48 }, (_, at) => new Date(startTime + at * 60 * 60 * 1000))
  const changedHours = hours.filter(
    (hour) => toUtcDate(toWallTime(hour, sydney), sydney).getTime() !== hour.getTime(),
  )
  expect(changedHours.map((hour) => hour.toISOString())).toEqual(['2027-04-03T16:00:00.000Z'])
})

test('recognizes names of time zones', () => {
  expect(['Australia/Sydney', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
