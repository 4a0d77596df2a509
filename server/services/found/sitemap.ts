import type { AdvertisedJob } from '../../repositories/vacancies/advertisedJobs'
import { jobUrl } from './publicJob'
import { xmlDocument } from './xmlDocument'

/** The most addresses that sitemaps.org allows in one file. */
export const sitemapLimit = 50_000

/** The pages that are worth finding: the list, the client's own pages, and everything advertised with its last change. */
export function sitemap(
  origin: string,
  pages: readonly string[],
  jobs: readonly Pick<AdvertisedJob, 'guid' | 'updatedAt'>[],
): string {
  const url = [
    ...pages.map((path) => ({ loc: `${origin}${path}` })),
    ...jobs.map((job) => ({ loc: jobUrl({ origin }, job), lastmod: job.updatedAt })),
  ]
  return xmlDocument({
    urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url: url.slice(0, sitemapLimit) },
  })
}
