import { expect, it } from 'vitest'
import { languages, speaking } from '../../../texts/language/language'
import { formatDateTime, formatDay, formatTime, formatUtcDateTime } from './formatDateTime'

const closing = '2026-12-05T13:04:00.000Z'

it('writes a day as each language does, and English as ever', () => {
  expect(languages.map((language) => speaking(language, () => formatDay('2026-12-05T12:00:00')))).toEqual([
    '05 Dec 2026',
    '5. Dezember 2026',
    '5 décembre 2026',
    '5 ديسمبر 2026',
  ])
})

it('writes a moment with its time, on a clock of 24 hours but in English', () => {
  expect(languages.map((language) => speaking(language, () => formatUtcDateTime(closing)))).toEqual([
    '05 Dec 2026 01:04 PM',
    '5. Dezember 2026 13:04',
    '5 décembre 2026 13:04',
    '5 ديسمبر 2026 13:04',
  ])
  const here = '2026-12-05T13:04:00'
  expect([formatDateTime(here), formatTime(here)]).toEqual(['05 Dec 2026 01:04 PM', '01:04 PM'])
  expect(speaking('fr', () => [formatDateTime(here), formatTime(here)])).toEqual([
    '5 décembre 2026 13:04',
    '13:04',
  ])
})

it('writes the day of the client’s zone, also where the visitor has another', () => {
  const late = '2026-11-26T13:30:00Z'
  expect([formatDay(late, 'Australia/Sydney'), formatDay(late, 'America/New_York')]).toEqual([
    '27 Nov 2026',
    '26 Nov 2026',
  ])
  expect(speaking('de', () => formatDay(late, 'Australia/Sydney'))).toBe('27. November 2026')
})

it('says of what is no moment that it is none, in every language', () => {
  expect(speaking('ar', () => formatDay('soon'))).toBe('Invalid Date')
})
