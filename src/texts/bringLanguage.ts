import { keepCatalogue, type Language } from './language'

/** Brings a language's catalogue, a file of its own; English is there from the beginning. */
export async function bringLanguage(language: Language): Promise<void> {
  if (language === 'de') keepCatalogue('de', (await import('./de/german')).german)
}

/** The source of that file, as the build's manifest names it. */
export const catalogueFile = (language: Exclude<Language, 'en'>): string =>
  ({ de: 'src/texts/de/german.ts' })[language]
