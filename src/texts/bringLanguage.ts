import { keepCatalogue, type Language } from './language'

/** Brings a language's catalogue, a file of its own; English is there from the beginning. */
export async function bringLanguage(language: Language): Promise<void> {
  if (language === 'de') keepCatalogue('de', (await import('./de/german')).german)
}
