import { keepCatalogue, type Language, type OtherLanguage } from './language'
import type { Translation } from './translation'

/** The catalogues, each a file of its own for the browser. */
const catalogues: Record<OtherLanguage, () => Promise<Translation>> = {
  de: async () => (await import('./de/german')).german,
  fr: async () => (await import('./fr/french')).french,
  ar: async () => (await import('./ar/arabic')).arabic,
}

const files: Record<OtherLanguage, string> = {
  de: 'src/texts/de/german.ts',
  fr: 'src/texts/fr/french.ts',
  ar: 'src/texts/ar/arabic.ts',
}

/** Brings a language's catalogue; English is there from the beginning. */
export async function bringLanguage(language: Language): Promise<void> {
  if (language !== 'en') keepCatalogue(language, await catalogues[language]())
}

/** The source of a catalogue, as the build's manifest names it. */
export const catalogueFile = (language: OtherLanguage): string => files[language]
