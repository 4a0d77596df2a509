import { getCurrentLanguage } from '../../texts/language/language'

/** Adds the page's language to an API path. The path must not have a query yet. */
export function addPageLanguage(path: string): string {
  const language = getCurrentLanguage()
  return language === 'en' ? path : `${path}?language=${language}`
}
