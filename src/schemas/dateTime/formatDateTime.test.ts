import { beforeAll, expect, it } from 'vitest'
import { languages, otherLanguages, withLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import {
  formatDateTime,
  formatDay,
  formatTime,
  getClientZone,
  getEndTimeNote,
  withZone,
} from './formatDateTime'
import { toWallTime } from './zonedDateTime'

const losAngeles = 'America/Los_Angeles'
const closing = '2026-12-05T13:04:00.000Z'
beforeAll(async () => {
  for (const language of otherLanguages) await loadLanguage(language)
})

const createViewerClock = (zone: string) => (date: Date) => toWallTime(date, zone)

const inAllLanguages = (write: () => string) => languages.map((language) => withLanguage(language, write))

it('formats a day as each language does, and in English as specified', () => {
  expect(inAllLanguages(() => formatDay(closing, 'UTC'))).toEqual([
    '05 Dec 2026',
    '5. Dezember 2026',
    '5 décembre 2026',
    '5 ديسمبر 2026',
  ])
})

it('formats a date-time with its time, on a 24-hour clock except in English', () => {
  expect(inAllLanguages(() => formatDateTime(closing, 'UTC'))).toEqual([
    '05 Dec 2026 01:04 PM',
    '5. Dezember 2026 13:04',
    '5 décembre 2026 13:04',
    '5 ديسمبر 2026 13:04',
  ])
  expect(formatTime(closing, losAngeles)).toBe('05:04 AM')
  expect(withLanguage('fr', () => formatTime(closing, losAngeles))).toBe('05:04')
})

it('formats the day of the client’s zone, whatever the machine’s zone', () => {
  const lateDateTime = '2026-12-13T07:59:00Z'
  const zones = ['Australia/Sydney', 'Europe/Berlin', losAngeles]
  const machineZone = process.env.TZ
  for (const machine of ['America/New_York', 'Pacific/Kiritimati']) {
    process.env.TZ = machine
    expect(zones.map((zone) => formatDay(lateDateTime, zone))).toEqual([
      '13 Dec 2026',
      '13 Dec 2026',
      '12 Dec 2026',
    ])
    expect(withLanguage('de', () => formatDay(lateDateTime, losAngeles))).toBe('12. Dezember 2026')
  }
  process.env.TZ = machineZone
})

it('names the time zone in each language', () => {
  const getNamedTimes = (zone: string) =>
    inAllLanguages(() => withZone(formatTime(closing, zone), zone).replace(/[\u2066-\u2069]/g, ''))
  expect(getNamedTimes(losAngeles)).toEqual([
    '05:04 AM (Los Angeles time)',
    '05:04 (Ortszeit Los Angeles)',
    '05:04 (heure de Los Angeles)',
    '05:04 (بتوقيت Los Angeles)',
  ])
  expect(getNamedTimes(getClientZone({}))).toEqual([
    '01:04 PM UTC',
    '13:04 UTC',
    '13:04 UTC',
    '13:04 بالتوقيت العالمي',
  ])
})

it('adds the time of an end unless it is the end of the day, and the viewer’s clock shows the same time', () => {
  const endOfDay = '2026-12-13T07:59:00Z'
  const note = '11:59 PM (Los Angeles time)'
  expect(getEndTimeNote(endOfDay, losAngeles)).toBeNull()
  expect(getEndTimeNote(endOfDay, losAngeles, createViewerClock('America/Vancouver'))).toBeNull()
  expect(getEndTimeNote(endOfDay, losAngeles, createViewerClock('America/New_York'))).toBe(note)
  expect(getEndTimeNote('2026-12-13T01:00:00Z', losAngeles, createViewerClock(losAngeles))).toBe(
    '05:00 PM (Los Angeles time)',
  )
})

it('leaves invalid timestamps unchanged, in every language', () => {
  expect(inAllLanguages(() => formatDay('soon', 'UTC'))).toEqual(['soon', 'soon', 'soon', 'soon'])
  expect(getEndTimeNote('soon', 'UTC')).toBeNull()
})
