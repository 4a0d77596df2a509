import { type Language, languageInForce } from '../../texts/language/language'

/** A page of another language than English stands below its language: '/job/details/1' → '/de/job/details/1'. */
export function toLanguagePath(language: Language, path: string): string {
  const own = path.replace(/^[/\\]+/, '/')
  return language === 'en' ? own : `/${language}${own.replace(/^\/(?=$|\?)/, '')}`
}

/** The same in the language in force: for addresses that the router does not write. */
export const toCurrentLanguagePath = (path: string): string => toLanguagePath(languageInForce(), path)

/**
 * Which language an address (path and query) is in, of those that are offered, and the address without it; one that begins
 * with several slashes would lead to another host.
 */
export function readLanguage(url: string, offered: readonly Language[]): { language: Language; url: string } {
  const [, code, rest = ''] = /^\/(\w+)(\/.*|\?.*|)$/s.exec(url) ?? []
  const language = offered.find((one) => one === code && one !== 'en')
  return language ? { language, url: `/${rest.replace(/^[/\\]+/, '')}` } : { language: 'en', url }
}
