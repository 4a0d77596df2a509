import { findSettings } from '../../repositories/accounts/clients'
import { type AdvertisedJob, listAdvertisedPages } from '../../repositories/vacancies/advertisedJobs'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { pageWholeIn } from '../sites/pageWholeIn'
import { siteConfig } from '../sites/source/siteSource'
import { clientOfHost } from '../sites/tenants'
import { readAdvertisedJobs } from '../vacancies/readAdvertised'
import { findablePages } from './findablePages'
import type { Employer } from './publicJob'
import { sitemap, sitemapLimit } from './sitemap'

type ClientEmployer = Employer & { client: { id: number } }

/** The client of a host as an employer. @throws not-found */
export async function employerOf(
  context: ServerContext,
  { host, origin }: { host: string; origin: string },
): Promise<ClientEmployer> {
  const client = found(await clientOfHost(context, host))
  return { client, config: await siteConfig(context, client), origin }
}

/** What the employer advertises now, newest first; Expressions of Interest are no jobs. */
export function jobsOf(
  { db, now }: ServerContext,
  { client }: ClientEmployer,
  most: number,
): Promise<AdvertisedJob[]> {
  return readAdvertisedJobs(db, client.id, now(), most)
}

/** The employer's pages that are worth finding. */
export async function sitemapOf(
  { db, now }: ServerContext,
  { client, config, origin }: ClientEmployer,
): Promise<string> {
  const jobs = await listAdvertisedPages(db, client.id, now(), sitemapLimit)
  const { languages } = await findSettings(db, client.id)
  const pages = findablePages(config).map((path) => ({
    path,
    languages: languages.filter((one) => pageWholeIn(config, path).includes(one)),
  }))
  return sitemap(origin, pages, jobs)
}
