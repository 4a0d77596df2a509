import { siteTexts } from '../../../src/texts/site'
import type { AdvertisedJob } from '../../repositories/vacancies/advertisedJobs'
import { type Employer, jobUrl } from './publicJob'
import { xmlDocument, xmlText } from './xmlDocument'

/** RSS 2.0 of the jobs, newest first; `jobs` comes in that order. */
export function rssFeed(employer: Employer, jobs: readonly AdvertisedJob[]): string {
  const { client, config, origin } = employer
  const changed = jobs.map((job) => job.updatedAt).sort()
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: config.siteTitle,
        link: `${origin}/`,
        description: siteTexts.description(client.company),
        language: 'en-au',
        ...(changed.length > 0 ? { lastBuildDate: rfc822(changed.at(-1) ?? '') } : {}),
        ttl: 1,
        'atom:link': { '@href': `${origin}/feed.xml`, '@rel': 'self', '@type': 'application/rss+xml' },
        item: jobs.map((job) => ({
          title: xmlText(job.name).trim() || job.guid,
          link: jobUrl(employer, job),
          guid: { '@isPermaLink': 'false', '#': job.guid },
          pubDate: rfc822(job.dateAdvertised),
          ...(job.department ? { category: job.department } : {}),
          description: { $: job.summary || job.description },
        })),
      },
    },
  })
}

function rfc822(moment: string): string {
  return new Date(moment).toUTCString()
}
