import { counted, languageNames, type OtherLanguage } from './language'

const inEnglishNames: Record<OtherLanguage, string> = { de: 'German', fr: 'French', ar: 'Arabic' }

/** What administrators call a language. */
export const nameOfLanguage = (language: OtherLanguage): string => inEnglishNames[language]

/** How a client's own words are said in the other languages that it offers. */
export const ownWordsTexts = {
  title: 'In other languages',
  allSaid: 'All said',
  missing: (n: number, language: OtherLanguage) =>
    `${counted(n, '1 text is', `${n} texts are`)} missing in ${nameOfLanguage(language)}`,
  missingOf: (languages: readonly string[]) => `Missing: ${languages.join(', ')}`,
  complete: (language: OtherLanguage) => `Everything is said in ${nameOfLanguage(language)}`,
  note: 'What is not said in a language is shown there in your own words.',
  tab: (language: OtherLanguage) => `${nameOfLanguage(language)} (${languageNames[language]})`,
  inLanguage: (name: string, language: OtherLanguage) => `${name} in ${nameOfLanguage(language)}`,
  option: (label: string) => `Option “${label}”`,
  unknownLanguage: (language: string, known: string) =>
    `“${language}” is no language of this site. Languages are: ${known}`,
  lacksPlaceholder: (placeholders: string) =>
    `Write ${placeholders} here too, as it stands: it is filled in when the text is shown`,
}
