import { getCurrentLanguage, type Language } from '../../texts/language/language'

/**
 * Returns the path of a page in a language; languages other than English have a prefix: '/job/details/1' →
 * '/de/job/details/1'.
 */
export function toLanguagePath(language: Language, path: string): string {
  const normalizedPath = path.replace(/^[/\\]+/, '/')
  return language === 'en' ? normalizedPath : `/${language}${normalizedPath.replace(/^\/(?=$|\?)/, '')}`
}

/** Returns the path in the current language; for addresses that the router does not create. */
export const toCurrentLanguagePath = (path: string): string => toLanguagePath(getCurrentLanguage(), path)

/**
 * Returns the language of an address (path and query), and the address without the language prefix. Leading slashes
 * are reduced to one, because several would lead to another host.
 */
export function splitLanguage(
  url: string,
  languages: readonly Language[],
): { language: Language; url: string } {
  const [, code, rest = ''] = /^\/(\w+)(\/.*|\?.*|)$/s.exec(url) ?? []
  const language = languages.find((item) => item === code && item !== 'en')
  return language ? { language, url: `/${rest.replace(/^[/\\]+/, '')}` } : { language: 'en', url }
}
