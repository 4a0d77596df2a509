import { beforeAll, expect, it } from 'vitest'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import { otherLanguages, withLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import { getColumnName } from './getColumnName'

beforeAll(() => Promise.all(otherLanguages.map(loadLanguage)))

const named = (vacancyListTableOverrides = {}) =>
  vacancyColumns.map((column) => getColumnName({ vacancyListTableOverrides }, column))

it('[JL-09] the column names are in the page’s language; in English they are the specified names', () => {
  expect(named().map(({ label }) => label)).toEqual([...vacancyColumns])
  expect(withLanguage('de', () => named().map(({ label }) => label))).toEqual([
    'Titel',
    'Zusammenfassung',
    'Beschäftigungsart',
    'Standort',
    'Bewerbungsschluss',
    'Teilen',
  ])
})

it('a client’s own name stays, and is marked where the page is in another language', () => {
  const own = () => named({ Location: 'Campus' })[3]
  expect(own()).toEqual({ label: 'Campus', langAttributes: {} })
  expect(withLanguage('ar', own)).toEqual({ label: 'Campus', langAttributes: { lang: 'en', dir: 'auto' } })
})
