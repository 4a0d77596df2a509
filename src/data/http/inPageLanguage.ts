import { languageInForce } from '../../texts/language/language'

/** An address of the API that is asked for the page's language; without a query of its own. */
export function inPageLanguage(path: string): string {
  const language = languageInForce()
  return language === 'en' ? path : `${path}?language=${language}`
}
