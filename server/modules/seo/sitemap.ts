import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language, OtherLanguage } from '../../../src/texts/language/language'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import { jobUrl } from './jobLinks'
import { renderXmlDocument, type XmlParts } from './xmlDocument'

/** An indexable page. */
export interface SitemapPage {
  path: string
  /** Languages of the page in addition to English. */
  languages: readonly OtherLanguage[]
}

/** The most addresses that sitemaps.org allows in one file. */
export const sitemapLimit = 50_000

/** Returns the sitemap: the list, the client's own pages, and all advertised jobs with their last change. */
export function sitemap(
  origin: string,
  pages: readonly SitemapPage[],
  jobs: readonly Pick<AdvertisedJob, 'guid' | 'updatedAt'>[],
): string {
  const url = [
    ...pages.flatMap((page) => buildLanguageEntries(origin, page)),
    ...jobs.map((job) => ({ loc: jobUrl({ origin }, job), lastmod: job.updatedAt })),
  ]
  return renderXmlDocument({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      ...(pages.some(({ languages }) => languages.length > 0)
        ? { '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
        : {}),
      url: url.slice(0, sitemapLimit),
    },
  })
}

/** Returns the entries of a page, one per language, each with links to all languages, as search engines require. */
function buildLanguageEntries(origin: string, { path, languages }: SitemapPage): XmlParts[] {
  const address = (language: Language) => origin + toLanguagePath(language, path)
  const all: readonly Language[] = ['en', ...languages]
  const links = all.map((language) => ({
    '@rel': 'alternate',
    '@hreflang': language,
    '@href': address(language),
  }))
  return all.map((language) => ({
    loc: address(language),
    ...(links.length > 1 ? { 'xhtml:link': links } : {}),
  }))
}

/** Returns robots.txt, which excludes the API, forms and administration pages. */
export function buildRobotsTxt(origin: string): string {
  const closed = ['/api/', '/applicant/', '/user/', '/home/login', '/vacancy-interest/', '/validators/']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', '']
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
