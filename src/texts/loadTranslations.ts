import { getCurrentLanguage, type Language, type OtherLanguage, storeCatalogue } from './language/language'
import type { Translation } from './translations/translation'

/** The two files of a catalogue: the texts of the first pages, and all texts. */
interface CatalogueFiles {
  firstTexts: () => Promise<Partial<Translation>>
  allTexts: () => Promise<Translation>
  /** Source files, as the build manifest names them. */
  sources: { firstTexts: string; allTexts: string }
}

const catalogues: Record<OtherLanguage, CatalogueFiles> = {
  de: {
    firstTexts: async () => (await import('./translations/de/germanPages')).germanPages,
    allTexts: async () => (await import('./translations/de/german')).german,
    sources: {
      firstTexts: 'src/texts/translations/de/germanPages.ts',
      allTexts: 'src/texts/translations/de/german.ts',
    },
  },
  fr: {
    firstTexts: async () => (await import('./translations/fr/frenchPages')).frenchPages,
    allTexts: async () => (await import('./translations/fr/french')).french,
    sources: {
      firstTexts: 'src/texts/translations/fr/frenchPages.ts',
      allTexts: 'src/texts/translations/fr/french.ts',
    },
  },
  ar: {
    firstTexts: async () => (await import('./translations/ar/arabicPages')).arabicPages,
    allTexts: async () => (await import('./translations/ar/arabic')).arabic,
    sources: {
      firstTexts: 'src/texts/translations/ar/arabicPages.ts',
      allTexts: 'src/texts/translations/ar/arabic.ts',
    },
  },
}

/** Loads the catalogue of a language. English is part of the code and needs no loading. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'en') storeCatalogue(language, await catalogues[language].allTexts())
}

/**
 * Loads the texts of the code that every page starts with. Code that is loaded later loads the rest
 * (`waitForTexts`).
 */
export async function loadFirstTexts(language: Language): Promise<void> {
  if (language !== 'en') storeCatalogue(language, await catalogues[language].firstTexts())
}

/**
 * Resolves with lazily loaded code once all texts of the current language are loaded too, so that it can render.
 */
export async function waitForTexts<Code>(loading: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loading, loadLanguage(getCurrentLanguage())])
  return code
}

/** Returns the source files of one part of a language's catalogue. */
export function getCatalogueFiles(language: Language, scope: keyof CatalogueFiles['sources']): string[] {
  return language === 'en' ? [] : [catalogues[language].sources[scope]]
}
