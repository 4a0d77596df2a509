import { expect, it } from 'vitest'
import { builtInStates } from '../../schemas/applications/applicationState'
import { checkTemplate } from '../../schemas/applications/messagePlaceholders'
import { localizedStateTemplates, neutralSalutations } from '../admin/stateTemplateTranslations.texts'
import { languages, otherLanguages, withLanguage } from '../language/language'
import { getApplicantMails } from './applicantMails'

const getMails = (language: (typeof languages)[number]) => withLanguage(language, () => getApplicantMails())

/** Returns the values that a text prints, sorted and without duplicates. */
function listPrintedValues(text: unknown): string {
  const printedText = typeof text === 'function' ? String(text('x71', 'x72', 'x73')) : ''
  return [...new Set(printedText.match(/x7\d/g))].sort().join()
}

it.each(otherLanguages)('the mail texts in %s use the same values as the English texts', (language) => {
  const [english, translatedMails] = [Object.entries(getMails('en')), getMails(language)]
  expect(Object.keys(translatedMails)).toEqual(english.map(([name]) => name))
  for (const [name, text] of english) {
    const translation: unknown = Reflect.get(translatedMails, name)
    expect(typeof translation, name).toBe(typeof text)
    expect(listPrintedValues(translation), name).toBe(listPrintedValues(text))
    expect(String(translation), name).not.toBe(String(text))
  }
})

it.each(languages)('has valid templates for each state in %s', (language) => {
  for (const state of builtInStates)
    expect(
      checkTemplate(localizedStateTemplates[language][state], localizedStateTemplates.en[state]),
      state,
    ).toEqual([])
  expect(neutralSalutations[language]).not.toBe('')
})
