import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { normalizePath } from '../../../src/schemas/pages/normalizePath'
import { notFoundPath } from '../../../src/schemas/pages/notFoundPath'
import type { Language, OtherLanguage } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { findClientByHost, getClientOrigin } from '../clients/clientHosts.service'
import { findSettings } from '../clients/clients.repository'
import { findEmploymentTypes } from '../clients/employmentTypes.repository'
import { readSiteConfig } from '../sites/siteSource'
import { listTranslatedLanguages } from '../sites/translatedPages'
import { type AdvertisedJob, listAdvertisedPages } from '../vacancies/advertisedJobs.repository'
import { readAdvertisedJobs } from '../vacancies/vacancies.service'
import { renderXmlDocument, type XmlParts } from './jobFeeds'
import { type Employer, getJobUrl } from './publishedJob'

type ClientEmployer = Employer & { client: { id: number } }

/** Returns the host's client as an employer. @throws not-found */
export async function getEmployer(context: ServerContext, host: string): Promise<ClientEmployer> {
  const client = orNotFound(await findClientByHost(context, host))
  return {
    client,
    config: await readSiteConfig(context, client),
    employmentTypes: await findEmploymentTypes(context.db, client.id),
    origin: await getClientOrigin(context, client),
  }
}

/** Returns up to `limit` advertised jobs, newest first, without Expressions of Interest. */
export function getJobs(
  { db, now }: ServerContext,
  { client }: ClientEmployer,
  limit: number,
): Promise<AdvertisedJob[]> {
  return readAdvertisedJobs(db, client.id, now(), limit)
}

/** Returns the sitemap of the employer's indexable pages. */
export async function getSitemap(
  { db, now }: ServerContext,
  { client, config, origin }: ClientEmployer,
): Promise<string> {
  const jobs = await listAdvertisedPages(db, client.id, now(), sitemapLimit)
  const { languages } = await findSettings(db, client.id)
  const pages = listIndexablePages(config).map((path) => ({
    path,
    languages: languages.filter((language) => listTranslatedLanguages(config, path).includes(language)),
  }))
  return buildSitemap(origin, pages, jobs)
}

/**
 * Returns the paths of indexable pages: the list, the privacy page, and the pages of the client's configuration that
 * are not hidden and have no parameter in their path.
 */
export function listIndexablePages({ pages }: Pick<ClientConfig, 'pages'>): string[] {
  const clientPaths = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && path !== '/job/viewjobs' && normalizePath(path) !== notFoundPath)
  return [...new Set(['/', '/privacy', ...clientPaths])]
}

/** An indexable page. */
interface SitemapPage {
  path: string
  /** Languages of the page in addition to English. */
  languages: readonly OtherLanguage[]
}

/** The most addresses that sitemaps.org allows in one file. */
export const sitemapLimit = 50_000

/** Returns the sitemap: these pages in each of their languages, and jobs with their last change, up to the limit. */
export function buildSitemap(
  origin: string,
  pages: readonly SitemapPage[],
  jobs: readonly Pick<AdvertisedJob, 'guid' | 'updatedAt'>[],
): string {
  const url = [
    ...pages.flatMap((page) => buildLanguageEntries(origin, page)),
    ...jobs.map((job) => ({ loc: getJobUrl({ origin }, job), lastmod: job.updatedAt })),
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
  const getPageUrl = (language: Language) => origin + toLanguagePath(language, path)
  const allLanguages: readonly Language[] = ['en', ...languages]
  const links = allLanguages.map((language) => ({
    '@rel': 'alternate',
    '@hreflang': language,
    '@href': getPageUrl(language),
  }))
  return allLanguages.map((language) => ({
    loc: getPageUrl(language),
    ...(links.length > 1 ? { 'xhtml:link': links } : {}),
  }))
}

/** Returns robots.txt, which excludes the API, forms and administration pages. */
export function buildRobotsTxt(origin: string): string {
  const disallowedPaths = [
    '/api/',
    '/applicant/',
    '/user/',
    '/home/login',
    '/vacancy-interest/',
    '/validators/',
  ]
  const lines = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), 'Allow: /', '']
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
