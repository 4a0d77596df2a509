import { languageNames, type OtherLanguage, selectWordForm } from '../language/language'

const englishNames: Record<OtherLanguage, string> = { de: 'German', fr: 'French', ar: 'Arabic' }

/** English names of the languages. */
export const getLanguageName = (language: OtherLanguage): string => englishNames[language]

/** Texts of the translations of settings and form fields. */
export const translationTexts = {
  title: 'In other languages',
  allTranslated: 'Complete',
  missing: (n: number, language: OtherLanguage) =>
    `${selectWordForm(n, '1 text is', `${n} texts are`)} missing in ${getLanguageName(language)}`,
  missingLanguages: (languages: readonly string[]) => `Missing: ${languages.join(', ')}`,
  complete: (language: OtherLanguage) => `${getLanguageName(language)} is complete`,
  note: 'Texts without a translation are shown in English.',
  tab: (language: OtherLanguage) => `${getLanguageName(language)} (${languageNames[language]})`,
  nameInLanguage: (name: string, language: OtherLanguage) => `${name} in ${getLanguageName(language)}`,
  option: (label: string) => `Option “${label}”`,
  unknownLanguage: (language: string, available: string) =>
    `“${language}” is not a language of this site. Use one of: ${available}`,
  missingPlaceholder: (placeholders: string) =>
    `Include ${placeholders} here too. It is filled in when the text is shown`,
}

/** Texts of the studio's translations panel. */
export const siteTranslationTexts = {
  introduction: 'Choose a text to edit it. Texts without a translation are shown in English.',
  next: (language: OtherLanguage) => `Next missing text in ${getLanguageName(language)}`,
  translationChanged: (title: string, language: OtherLanguage) =>
    `${title} in ${getLanguageName(language)} changed`,
  numberedBlock: (block: string, number: number) => `${block} (block ${number})`,
  itemPart: (item: string, position: number) => `${item} ${position}`,
  nestedLabel: (outer: string, inner: string) => `${outer}: ${inner}`,
} as const
