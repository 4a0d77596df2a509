import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { normalizePath } from '../../../src/schemas/pages/normalizePath'
import { notFoundPath } from '../../../src/schemas/pages/notFoundPath'
import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { clientOrigin, findClientByHost } from '../clients/clientHosts.service'
import { findSettings } from '../clients/clients.repository'
import { findEmploymentTypes } from '../clients/employmentTypes.repository'
import { readSiteConfig } from '../sites/siteSource'
import { listTranslatedLanguages } from '../sites/translatedPages'
import { type AdvertisedJob, listAdvertisedPages } from '../vacancies/advertisedJobs.repository'
import { readAdvertisedJobs } from '../vacancies/vacancies.service'
import type { Employer } from './jobLinks'
import { sitemap, sitemapLimit } from './sitemap'

type ClientEmployer = Employer & { client: { id: number } }

/** Returns the host's client as an employer. @throws not-found */
export async function getEmployer(context: ServerContext, host: string): Promise<ClientEmployer> {
  const client = orNotFound(await findClientByHost(context, host))
  return {
    client,
    config: await readSiteConfig(context, client),
    employmentTypes: await findEmploymentTypes(context.db, client.id),
    origin: await clientOrigin(context, client),
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
  return sitemap(origin, pages, jobs)
}

/** Returns the paths of indexable pages: the list, the privacy page, and the client's own pages. */
export function listIndexablePages({ pages }: Pick<ClientConfig, 'pages'>): string[] {
  const clientPaths = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && path !== '/job/viewjobs' && normalizePath(path) !== notFoundPath)
  return [...new Set(['/', '/privacy', ...clientPaths])]
}
