/** Languages of the public pages. Each language except English has a catalogue. */
export const languages = ['en', 'de', 'fr', 'ar'] as const

export type Language = (typeof languages)[number]

/** One that a client can offer besides English, which is always there. */
export type OtherLanguage = Exclude<Language, 'en'>

export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en')

/** The language that this is the code of; English where it is of none that is known. */
export function parseLanguage(code: unknown): Language {
  return languages.find((language) => language === code) ?? 'en'
}

/** What each is called by those who read it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
}

/** Which way a language is read. */
export const getDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The catalogues of the other languages that have been brought, by the names of their texts. */
type Catalogue = Record<string, object>

const catalogues: Partial<Record<Language, Catalogue>> = {}
let inForce: Language = 'en'

/**
 * Texts that visitors read: as written here in English, and in the language in force once its catalogue is there. They are
 * read where they are shown, never while modules load: a page's language is known only then.
 *
 * @param name the constant's own, by which catalogues have them
 */
export function inLanguages<const Texts extends object>(name: string, english: Texts): Texts {
  return new Proxy(english, {
    get: (defaults, key) => Reflect.get(catalogues[inForce]?.[name] ?? defaults, key),
  })
}

/** The language that is in force. */
export const languageInForce = (): Language => inForce

/** `dir` of what goes from left to right on every page: telephone numbers, addresses, days as fields take them. */
export const getLtrDirection = (): 'ltr' | undefined => (getDirection(inForce) === 'rtl' ? 'ltr' : undefined)

/** Marks words that a client wrote in English, on a page in another language. */
export const getEnglishLangAttributes = (): { lang?: 'en'; dir?: 'auto' } =>
  inForce === 'en' ? {} : { lang: 'en', dir: 'auto' }

/** The plural form of a number in the language in force: some have two, some six. English needs no rules for it. */
export function getPlural(n: number): Intl.LDMLPluralRule {
  if (inForce === 'en') return n === 1 ? 'one' : 'other'
  return new Intl.PluralRules(inForce).select(n)
}

/** Returns the form of a word that fits the number `n`. */
export function selectCount(n: number, item: string, other: string): string {
  return getPlural(n) === 'one' ? item : other
}

/** Like `selectCount`, for languages with more than two plural forms. A missing form falls back to `other`. */
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
  inForce = language
}

/**
 * Runs `work` with another current language and returns its result. `work` must be synchronous, because the language
 * applies to everything that runs meanwhile.
 */
export function withLanguage<Answer>(language: Language, work: () => Answer): Answer {
  const before = inForce
  inForce = language
  try {
    return work()
  } finally {
    inForce = before
  }
}
