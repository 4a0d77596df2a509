import { expect, test } from 'vitest'
import { withLanguage } from '../../texts/language/language'
import { buildApplicationForm, noVacancy } from '../applicationForm/buildApplicationForm'
import { hashSchema } from '../forms/buildForm'
import { getFieldUi } from '../forms/builtForm'
import { checkTranslations } from '../forms/checkTranslations'
import { findUntranslatedTexts } from '../translations/localizeText'
import { localizeSettings } from './localizeSettings'
import {
  flattenAllTranslations,
  getFieldTexts,
  retainTranslations,
  setTranslatedText,
} from './translatableFieldTexts'
import type { CustomField, FormSettings } from './userSettings'

const sail: CustomField = {
  id: 100,
  type: 'radio',
  label: 'Do you sail?',
  notes: 'Anything that floats.',
  section: 'At sea',
  options: [
    { label: 'Yes', value: 'yes' },
    { label: 'No', value: 'no' },
  ],
  rules: { message: 'Say yes or no' },
  translations: {
    de: { label: 'Segeln Sie?', section: 'Auf See', message: 'Ja oder nein', options: { yes: 'Ja' } },
  },
}
const boat: CustomField = { id: 101, type: 'text', label: 'Your boat', section: 'At sea' }
const row = (id: number, displayText: string) => ({
  ...{ id, displayText, canShowVisibility: true, canShowRequired: true, isVisible: true, isRequired: false },
})
const settings: FormSettings = {
  customFields: [sail, boat],
  applicationFormFields: [
    row(4, 'Mobile'),
    { ...row(3, 'Call us on'), translations: { de: { label: 'Festnetz' } } },
    row(2, 'Nickname'),
    row(100, 'Do you sail?'),
    row(101, 'Your boat'),
  ],
  canAllowUpload: false,
}

const getForm = (language: 'en' | 'de' | 'fr') =>
  withLanguage(language, () => buildApplicationForm(localizeSettings(language, settings), noVacancy))

test('localizes a form, and marks untranslated texts with their language', () => {
  const form = getForm('de')
  const { 'custom-100': field, 'custom-101': other, homePhone, preferredName } = form.schema.properties
  expect([field?.title, other?.title, homePhone?.title, preferredName?.title]).toEqual([
    'Segeln Sie?',
    'Your boat',
    'Festnetz',
    'Nickname',
  ])
  const ui = getFieldUi(form, 'custom-100')['ui:options']
  expect(ui.langs).toEqual({ notes: 'en' })
  expect(ui.choices).toEqual([
    { label: 'Ja', value: 'yes' },
    { label: 'No', value: 'no', lang: 'en' },
  ])
  expect(ui.rules.message).toBe('Ja oder nein')
  expect(getFieldUi(form, 'custom-101')['ui:options'].langs).toEqual({ label: 'en' })
  expect(getFieldUi(form, 'homePhone')['ui:options'].langs).toBeUndefined()
  expect(getFieldUi(form, 'preferredName')['ui:options'].langs).toEqual({ label: 'en' })
  // The default label comes from the product, in every language.
  expect(getFieldUi(form, 'mobile')['ui:options'].langs).toBeUndefined()
})

test('fields with the same heading are in one section, whichever fields have a translation of the heading', () => {
  const sections = getForm('de').uiSchema['ui:sections'].filter(({ id }) => id.startsWith('own'))
  expect(sections).toMatchObject([{ title: 'Auf See', fields: ['custom-100', 'custom-101'] }])
  expect(sections[0]).not.toHaveProperty('lang')
  expect(getForm('fr').uiSchema['ui:sections'].find(({ id }) => id.startsWith('own'))).toMatchObject({
    title: 'At sea',
    lang: 'en',
  })
})

test('each language has a form with a different hash, which accepts the same answers', () => {
  const [englishForm, germanForm] = [getForm('en'), getForm('de')]
  expect(hashSchema(germanForm)).not.toBe(hashSchema(englishForm))
  expect(germanForm.schema.properties['custom-100']?.enum).toEqual(
    englishForm.schema.properties['custom-100']?.enum,
  )
  expect(JSON.stringify(englishForm)).not.toContain('langs')
  expect(JSON.stringify(englishForm)).not.toContain('Segeln')
})

test('lists the missing translations of a language', () => {
  const listMissingKeys = (field: CustomField) =>
    findUntranslatedTexts(getFieldTexts(field), flattenAllTranslations(field.translations).de).map(
      ({ key }) => key,
    )
  expect(listMissingKeys(sail)).toEqual(['notes', 'options/no'])
  expect(listMissingKeys(boat)).toEqual(['label', 'section'])
  const updated = setTranslatedText(sail.translations, 'de', { key: 'options/no', text: 'Nein' })
  expect(updated.de?.options).toEqual({ yes: 'Ja', no: 'Nein' })
  expect(setTranslatedText({ de: { label: 'x' } }, 'de', { key: 'label', text: '' })).toEqual({})
})

test('omitted translations are kept, and an empty object removes them', () => {
  const { translations: _, ...fieldWithoutTranslations } = sail
  expect(retainTranslations([sail], [fieldWithoutTranslations])[0]?.translations).toEqual(sail.translations)
  expect(
    retainTranslations([sail], [{ ...fieldWithoutTranslations, translations: {} }])[0],
  ).not.toHaveProperty('translations')
})

test('reports an invalid translation at its path', () => {
  const originals = [{ key: 'notes', name: 'Notes', text: 'Write {code} on it', maxLength: 500 }]
  const getErrorPaths = (translations: Record<string, Record<string, string>>) =>
    checkTranslations(translations, originals, 500).map(({ path }) => path)
  expect(getErrorPaths({ de: { notes: 'Schreiben Sie {code} darauf' }, fr: { notes: '' } })).toEqual([])
  expect(getErrorPaths({ de: { notes: 'Schreiben Sie es darauf' } })).toEqual(['/translations/de/notes'])
  expect(getErrorPaths({ xx: { notes: 'y' } })).toEqual(['/translations/xx'])
  expect(getErrorPaths({ ar: { notes: `{code}${'x'.repeat(10_000)}` } })).toEqual(['/translations/ar/notes'])
})
