import { expect, test } from 'vitest'
import { applyEdits } from '../site/editConfig'
import { checkSite } from '../siteChecks/checkSite'
import { findUntranslatedTexts } from '../translations/localizeText'
import {
  checkSubjectTranslations,
  getTranslatableSubject,
  getTranslatableSubjects,
  getTranslationEdits,
} from './siteTranslations'

const raw = {
  menuItems: [{ label: 'About', url: '/about', translations: { de: { label: 'Über uns' } } }],
  pages: [
    {
      path: '/about',
      title: 'About us',
      blocks: [
        { type: 'richText', text: ['One.', 'Two.'] },
        {
          type: 'people',
          title: 'Us',
          people: [
            { name: 'Ada Lock', role: 'Keeper', translations: { de: { role: 'Wärterin' } } },
            { name: 'Bo', role: 'Pilot' },
          ],
        },
        { type: 'jobs', title: 'Jobs', department: 'Harbour' },
      ],
    },
  ],
  texts: {
    privacyText: ['{company} keeps it.'],
    translations: { de: { privacyText: ['Wir behalten es.'] } },
  },
}
const people = ['pages', 0, 'blocks', 1]

test('groups the texts of a site by the item whose form edits them; names and terms need no translation', () => {
  const missingTexts = getTranslatableSubjects(raw).map(({ path, originals, translations }) => [
    path.join('/'),
    ...findUntranslatedTexts(originals, translations.de).map(({ name }) => name),
  ])
  expect(missingTexts).toEqual([
    ['menuItems/0'],
    ['pages/0', 'Title'],
    ['pages/0/blocks/0', 'Text'],
    ['pages/0/blocks/1', 'Title', 'Person 2: Role'],
    ['pages/0/blocks/2', 'Title'],
    ['texts'],
  ])
  expect(getTranslatableSubject(raw, people).originals.map(({ key }) => key)).toEqual([
    'title',
    'people/0/name',
    'people/0/role',
    'people/1/name',
    'people/1/role',
  ])
  expect(getTranslatableSubject(raw, ['pages', 0]).originals.map(({ key }) => key)).toEqual(['title'])
})

test('writes a translation beside its text, and removes empty objects with the last translation', () => {
  const text = JSON.stringify(raw, null, 2)
  const [, , role] = getTranslatableSubject(raw, people).originals
  const paragraphs = getTranslatableSubject(raw, ['pages', 0, 'blocks', 0]).originals[0]
  if (!role || !paragraphs) throw new Error('The texts are missing.')
  const frenchText = applyEdits(text, getTranslationEdits(raw, role, 'fr', 'Gardienne'))
  const person = JSON.parse(frenchText).pages[0].blocks[1].people[0]
  expect(person.translations).toEqual({ de: { role: 'Wärterin' }, fr: { role: 'Gardienne' } })
  expect(applyEdits(frenchText, getTranslationEdits(JSON.parse(frenchText), role, 'fr', ' '))).toBe(text)
  const siteWithoutTranslation = JSON.parse(applyEdits(text, getTranslationEdits(raw, role, 'de', '')))
  expect(siteWithoutTranslation.pages[0].blocks[1].people[0]).toEqual({ name: 'Ada Lock', role: 'Keeper' })
  expect(getTranslationEdits(raw, role, 'ar', '')).toEqual([])
  const block = JSON.parse(applyEdits(text, getTranslationEdits(raw, paragraphs, 'de', 'Eins.\n\nZwei.')))
    .pages[0].blocks[0]
  expect(block.translations).toEqual({ de: { text: ['Eins.', 'Zwei.'] } })
})

test('reports a lost placeholder and a text that is too long at their fields, and blocks publishing', () => {
  const rawWithLongLabel = {
    ...raw,
    menuItems: [{ ...raw.menuItems[0], translations: { de: { label: 'x'.repeat(41) } } }],
  }
  const textErrors = checkSubjectTranslations(getTranslatableSubject(rawWithLongLabel, ['texts']))
  expect(textErrors).toMatchObject([{ path: '/translations/de/privacyText' }])
  expect(textErrors[0]?.message).toContain('{company}')
  expect(checkSubjectTranslations(getTranslatableSubject(rawWithLongLabel, ['menuItems', 0]))).toMatchObject([
    { path: '/translations/de/label' },
  ])
  const errors = checkSite({ configText: JSON.stringify(rawWithLongLabel), files: {}, company: 'Quay' })
    .filter(({ severity, path }) => severity === 'error' && path.includes('/translations/'))
    .map(({ code, path }) => `${code} ${path}`)
  expect(errors.sort()).toEqual([
    'lost-placeholder /texts/translations/de/privacyText',
    'too-long /menuItems/0/translations/de/label',
  ])
})
