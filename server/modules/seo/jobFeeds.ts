import { siteTexts } from '../../../src/texts/public/site.texts'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import { type Employer, jobUrl } from './jobLinks'
import { type XmlParts, xmlDocument, xmlText } from './xmlDocument'

/** The feed that Indeed and most job boards take: `<source>` with a `<job>` for each vacancy; `now` is its date. */
export function indeedFeed(employer: Employer, jobs: readonly AdvertisedJob[], now: Date): string {
  const { client, origin } = employer
  return xmlDocument({
    source: {
      publisher: client.company,
      publisherurl: `${origin}/`,
      lastBuildDate: now.toUTCString(),
      job: jobs.map((job) => indeedJob(employer, job)),
    },
  })
}

function indeedJob(employer: Employer, job: AdvertisedJob): XmlParts {
  const { client, config } = employer
  const place = config.places[job.location]
  const parts: Record<string, string | null> = {
    title: xmlText(job.name).trim() || job.guid,
    date: new Date(job.dateAdvertised).toUTCString(),
    referencenumber: xmlText(job.code).trim() || job.guid,
    url: jobUrl(employer, job),
    company: client.company,
    sourcename: client.company,
    city: place?.locality ?? job.location,
    state: place?.region ?? '',
    country: place?.country ?? config.country,
    postalcode: place?.postcode ?? '',
    streetaddress: place?.street ?? '',
    description: job.description || job.summary,
    salary: job.salaryAddText,
    jobtype: job.employmentType,
    category: job.department,
    expirationdate: job.advertisingCloseDate ? new Date(job.advertisingCloseDate).toUTCString() : '',
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) => (text?.trim() ? [[name, { $: text }] as const] : [])),
  )
}

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

/** The jobs as a program reads them: the list items of the API, each with its page, its texts and its last change. */
export function jobsJson(employer: Employer, jobs: readonly AdvertisedJob[]) {
  return {
    company: employer.client.company,
    url: `${employer.origin}/`,
    jobs: jobs.map((job) => ({ ...job, url: jobUrl(employer, job) })),
  }
}
