/** Languages of the public pages. Each language except English has a catalogue. */
export const languages = ['en', 'de', 'fr', 'ar'] as const

export type Language = (typeof languages)[number]

/** A language that a client can offer in addition to English. */
export type OtherLanguage = Exclude<Language, 'en'>

export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en')

/** Returns the language with this code; English if the code is unknown. */
export function parseLanguage(code: unknown): Language {
  return languages.find((language) => language === code) ?? 'en'
}

/** Name of each language in that language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
}

/** Returns the text direction of a language. */
export const getDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** Translated texts by the name of their constant. */
type Catalogue = Record<string, object>

/** The loaded catalogues. */
const catalogues: Partial<Record<Language, Catalogue>> = {}
let currentLanguage: Language = 'en'

/**
 * Returns texts in the current language: English, or the translation if its catalogue is loaded. Read the texts while
 * rendering, never while a module loads: the language of a page is known only later.
 * @param name name of the constant, which is its key in the catalogues
 */
export function defineTexts<const Texts extends object>(name: string, english: Texts): Texts {
  return new Proxy(english, {
    get: (defaults, key) => Reflect.get(catalogues[currentLanguage]?.[name] ?? defaults, key),
  })
}

/** Returns the current language. */
export const getCurrentLanguage = (): Language => currentLanguage

/**
 * Returns the `dir` attribute for values that are written from left to right in every language, such as telephone
 * numbers and URLs.
 */
export const getLtrDirection = (): 'ltr' | undefined =>
  getDirection(currentLanguage) === 'rtl' ? 'ltr' : undefined

/** Returns the language attributes for English text of a client on a page in another language. */
export const getEnglishLangAttributes = (): { lang?: 'en'; dir?: 'auto' } =>
  currentLanguage === 'en' ? {} : { lang: 'en', dir: 'auto' }

/** Returns the plural form of a number in the current language. Languages have up to six forms. */
export function getPlural(n: number): Intl.LDMLPluralRule {
  if (currentLanguage === 'en') return n === 1 ? 'one' : 'other'
  return new Intl.PluralRules(currentLanguage).select(n)
}

/** Returns the form of a word that fits the number `n`. */
export function selectWordForm(n: number, one: string, other: string): string {
  return getPlural(n) === 'one' ? one : other
}

/** Like `selectWordForm`, for languages with more than two plural forms. A missing form falls back to `other`. */
export function selectPlural(
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[getPlural(n)] ?? forms.other
}

/** Stores the catalogue of a language, or the loaded part of it. */
export function storeCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues[language] = { ...catalogues[language], ...catalogue }
}

/** Sets the current language. A page in a browser never changes it later. */
export function setLanguage(language: Language): void {
  currentLanguage = language
}

/**
 * Runs the callback with another current language and returns its result. It must be synchronous, because the language
 * applies to everything that runs meanwhile.
 */
export function withLanguage<Result>(language: Language, callback: () => Result): Result {
  const previousLanguage = currentLanguage
  currentLanguage = language
  try {
    return callback()
  } finally {
    currentLanguage = previousLanguage
  }
}
