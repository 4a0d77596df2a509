import { keepCatalogue, type Language, languageInForce, type OtherLanguage } from './language'
import type { Translation } from './translation'

/** A catalogue in two files: what the first pages say, and all of it. */
interface Files {
  first: () => Promise<Partial<Translation>>
  whole: () => Promise<Translation>
  /** The sources, as the build's manifest names them. */
  sources: { first: string; whole: string }
}

const catalogues: Record<OtherLanguage, Files> = {
  de: {
    first: async () => (await import('./de/germanPages')).germanPages,
    whole: async () => (await import('./de/german')).german,
    sources: { first: 'src/texts/de/germanPages.ts', whole: 'src/texts/de/german.ts' },
  },
  fr: {
    first: async () => (await import('./fr/frenchPages')).frenchPages,
    whole: async () => (await import('./fr/french')).french,
    sources: { first: 'src/texts/fr/frenchPages.ts', whole: 'src/texts/fr/french.ts' },
  },
  ar: {
    first: async () => (await import('./ar/arabicPages')).arabicPages,
    whole: async () => (await import('./ar/arabic')).arabic,
    sources: { first: 'src/texts/ar/arabicPages.ts', whole: 'src/texts/ar/arabic.ts' },
  },
}

/** Brings a language's catalogue; English is there from the beginning. */
export async function bringLanguage(language: Language): Promise<void> {
  if (language !== 'en') keepCatalogue(language, await catalogues[language].whole())
}

/** Brings what the code says that every page begins with; whatever comes later brings the rest (`withTexts`). */
export async function bringFirstTexts(language: Language): Promise<void> {
  if (language !== 'en') keepCatalogue(language, await catalogues[language].first())
}

/** Code that comes later, with all texts of the language in force: when it is there, it can be drawn. */
export async function withTexts<Code>(coming: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([coming, bringLanguage(languageInForce())])
  return code
}

/** Which of the catalogue's sources a page begins with. @param says what is on it */
export function catalogueFiles(language: Language, says: keyof Files['sources']): string[] {
  return language === 'en' ? [] : [catalogues[language].sources[says]]
}
