import { type Language, languageInForce, type OtherLanguage, storeCatalogue } from './language/language'
import type { Translation } from './translations/translation'

/** A catalogue in two files: what the first pages say, and all of it. */
interface Files {
  first: () => Promise<Partial<Translation>>
  whole: () => Promise<Translation>
  /** The sources, as the build's manifest names them. */
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

/** Brings a language's catalogue; English is there from the beginning. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'en') storeCatalogue(language, await catalogues[language].whole())
}

/** Brings what the code says that every page begins with; whatever comes later brings the rest (`withTexts`). */
export async function loadFirstTexts(language: Language): Promise<void> {
  if (language !== 'en') storeCatalogue(language, await catalogues[language].first())
}

/** Code that comes later, with all texts of the language in force: when it is there, it can be drawn. */
export async function withTexts<Code>(coming: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([coming, loadLanguage(languageInForce())])
  return code
}

/** Which of the catalogue's sources a page begins with. @param says what is on it */
export function getCatalogueFiles(language: Language, says: keyof Files['sources']): string[] {
  return language === 'en' ? [] : [catalogues[language].sources[says]]
}
