import { languageNames, type OtherLanguage, selectCount } from '../language/language'

const inEnglishNames: Record<OtherLanguage, string> = { de: 'German', fr: 'French', ar: 'Arabic' }

/** What administrators call a language. */
export const getLanguageName = (language: OtherLanguage): string => inEnglishNames[language]

/** How a client's own words are said in the other languages that it offers. */
export const translationTexts = {
  title: 'In other languages',
  allSaid: 'All said',
  missing: (n: number, language: OtherLanguage) =>
    `${selectCount(n, '1 text is', `${n} texts are`)} missing in ${getLanguageName(language)}`,
  missingOf: (languages: readonly string[]) => `Missing: ${languages.join(', ')}`,
  complete: (language: OtherLanguage) => `Everything is said in ${getLanguageName(language)}`,
  note: 'What is not said in a language is shown there in your own words.',
  tab: (language: OtherLanguage) => `${getLanguageName(language)} (${languageNames[language]})`,
  inLanguage: (name: string, language: OtherLanguage) => `${name} in ${getLanguageName(language)}`,
  option: (label: string) => `Option “${label}”`,
  unknownLanguage: (language: string, known: string) =>
    `“${language}” is no language of this site. Languages are: ${known}`,
  lacksPlaceholder: (placeholders: string) =>
    `Write ${placeholders} here too, as it stands: it is filled in when the text is shown`,
}

/** What a site says in other languages, where it is written in the studio. */
export const siteTranslationTexts = {
  explained:
    'Each text leads to the field in which it is written. What is not said is shown in your own words.',
  next: (language: OtherLanguage) => `Next missing text in ${getLanguageName(language)}`,
  said: (title: string, language: OtherLanguage) => `${title} in ${getLanguageName(language)} changed`,
  partOf: (item: string, at: number) => `${item} ${at}`,
  within: (outer: string, inner: string) => `${outer}: ${inner}`,
} as const
