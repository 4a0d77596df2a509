import { type Language, languageInForce, type OtherLanguage, storeCatalogue } from './language/language'
import type { Translation } from './translations/translation'

/** The two files of a catalogue: the texts of the first pages, and all texts. */
interface Files {
  first: () => Promise<Partial<Translation>>
  whole: () => Promise<Translation>
  /** Source files, as the build manifest names them. */
  sources: { first: string; whole: string }
}

const catalogues: Record<OtherLanguage, Files> = {
  de: {
    first: async () => (await import('./translations/de/germanPages')).germanPages,
    whole: async () => (await import('./translations/de/german')).german,
    sources: {
      first: 'src/texts/translations/de/germanPages.ts',
      whole: 'src/texts/translations/de/german.ts',
    },
  },
  fr: {
    first: async () => (await import('./translations/fr/frenchPages')).frenchPages,
    whole: async () => (await import('./translations/fr/french')).french,
    sources: {
      first: 'src/texts/translations/fr/frenchPages.ts',
      whole: 'src/texts/translations/fr/french.ts',
    },
  },
  ar: {
    first: async () => (await import('./translations/ar/arabicPages')).arabicPages,
    whole: async () => (await import('./translations/ar/arabic')).arabic,
    sources: {
      first: 'src/texts/translations/ar/arabicPages.ts',
      whole: 'src/texts/translations/ar/arabic.ts',
    },
  },
}

/** Loads the catalogue of a language. English is part of the code and needs no loading. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'en') storeCatalogue(language, await catalogues[language].whole())
}

/**
 * Loads the texts of the code that every page starts with. Code that is loaded later loads the rest
 * (`withTexts`).
 */
export async function loadFirstTexts(language: Language): Promise<void> {
  if (language !== 'en') storeCatalogue(language, await catalogues[language].first())
}

/**
 * Resolves with lazily loaded code once all texts of the current language are loaded too, so that it can render.
 */
export async function withTexts<Code>(loading: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loading, loadLanguage(languageInForce())])
  return code
}

/** Source files of the catalogue that a page starts with. @param scope the part of the catalogue */
export function getCatalogueFiles(language: Language, scope: keyof Files['sources']): string[] {
  return language === 'en' ? [] : [catalogues[language].sources[scope]]
}
