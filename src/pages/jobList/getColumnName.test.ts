import { beforeAll, expect, it } from 'vitest'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import { otherLanguages, withLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import { getColumnName } from './getColumnName'

beforeAll(() => Promise.all(otherLanguages.map(loadLanguage)))

const getColumnNames = (vacancyListTableOverrides = {}) =>
  vacancyColumns.map((column) => getColumnName({ vacancyListTableOverrides }, column))

it('[JL-09] the column names are in the page’s language; in English they are the specified names', () => {
  expect(getColumnNames().map(({ label }) => label)).toEqual([...vacancyColumns])
  expect(withLanguage('de', () => getColumnNames().map(({ label }) => label))).toEqual([
    'Titel',
    'Zusammenfassung',
    'Beschäftigungsart',
    'Standort',
    'Bewerbungsschluss',
    'Teilen',
  ])
})

it('a column name of the client stays, and has a language attribute if the page is in another language', () => {
  const getClientName = () => getColumnNames({ Location: 'Campus' })[3]
  expect(getClientName()).toEqual({ label: 'Campus', langAttributes: {} })
  expect(withLanguage('ar', getClientName)).toEqual({
    label: 'Campus',
    langAttributes: { lang: 'en', dir: 'auto' },
  })
})
