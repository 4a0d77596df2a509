import {
  type EmploymentTypeCode,
  employmentTypeCode,
} from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { jobTexts } from '../../../src/texts/public/job.texts'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import type { Employer } from './jobLinks'
import { type PublishedJob, publishJob } from './publishedJob'
import { renderXmlDocument, stripInvalidXml, type XmlParts } from './xmlDocument'

/** The feed that Indeed and most job boards read: `<source>` with a `<job>` for each vacancy. */
export function buildIndeedFeed(employer: Employer, jobs: readonly AdvertisedJob[]): string {
  const { client, origin } = employer
  return renderXmlDocument({
    source: {
      publisher: client.company,
      publisherurl: `${origin}/`,
      ...getLastBuildDate(jobs),
      job: jobs.map((job) => toIndeedJob(employer, publishJob(employer, job))),
    },
  })
}

/** Indeed's values; it has none for on-site work. */
const remoteTypes = { onSite: '', hybrid: 'Hybrid remote', remote: 'Fully remote' } as const

function toIndeedJob({ client }: Employer, job: PublishedJob): XmlParts {
  const { address } = job
  const parts: Record<string, string | undefined> = {
    title: getFeedTitle(job),
    date: formatRfc822(job.datePosted),
    referencenumber: stripInvalidXml(job.code).trim() || job.guid,
    url: job.url,
    company: client.company,
    sourcename: client.company,
    city: address.city,
    state: address.region,
    country: address.country,
    postalcode: address.postcode,
    streetaddress: address.street,
    description: job.description,
    salary: job.salaryText,
    jobtype: job.employmentType,
    remotetype: job.workplace ? remoteTypes[job.workplace.kind] : '',
    category: job.department,
    expirationdate: job.validThrough ? formatRfc822(job.validThrough) : '',
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) => (text?.trim() ? [[name, { $: text }] as const] : [])),
  )
}

/** RSS 2.0 of the jobs, newest first; `jobs` comes in that order. */
export function buildRssFeed(employer: Employer, jobs: readonly AdvertisedJob[]): string {
  const { client, config, origin } = employer
  return renderXmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: config.siteTitle,
        link: `${origin}/`,
        description: siteTexts.description(client.company),
        language: 'en-au',
        ...getLastBuildDate(jobs),
        ttl: 1,
        'atom:link': { '@href': `${origin}/feed.xml`, '@rel': 'self', '@type': 'application/rss+xml' },
        item: jobs.map((job) => toRssItem(publishJob(employer, job))),
      },
    },
  })
}

function toRssItem(job: PublishedJob): XmlParts {
  return {
    title: getFeedTitle(job),
    link: job.url,
    guid: { '@isPermaLink': 'false', '#': job.guid },
    pubDate: formatRfc822(job.datePosted),
    category: [
      ...(job.department ? [{ '#': job.department }] : []),
      ...(job.workplace ? [{ '#': jobTexts.workplaces[job.workplace.kind] }] : []),
    ],
    description: { $: job.teaser },
  }
}

/** The time of the latest change: a feed in which nothing changed stays the same to the byte. */
function getLastBuildDate(jobs: readonly AdvertisedJob[]): { lastBuildDate?: string } {
  const latest = jobs
    .map((job) => job.updatedAt)
    .sort()
    .at(-1)
  return latest === undefined ? {} : { lastBuildDate: formatRfc822(latest) }
}

function getFeedTitle({ title, guid }: PublishedJob): string {
  return stripInvalidXml(title).trim() || guid
}

function formatRfc822(dateTime: string): string {
  return new Date(dateTime).toUTCString()
}

/** The jobs for programs: the list items of the API, with what the other feeds publish of each. */
export function buildJobsJson(employer: Employer, jobs: readonly AdvertisedJob[]) {
  const getCode = createCodeLookup(employer)
  return {
    company: employer.client.company,
    url: `${employer.origin}/`,
    jobs: jobs.map((job) => {
      const { url, description, address, salary, workplace } = publishJob(employer, job)
      const { salary: _entered, ...others } = job
      const code = getCode(job.employmentType)
      return {
        ...others,
        url,
        description,
        address,
        ...(code && { employmentTypeCode: code }),
        ...(salary && { salary }),
        ...(workplace && { workplace }),
      }
    }),
  }
}

/** Looks up each employment type once: many jobs share few. */
function createCodeLookup({ employmentTypes, config }: Employer) {
  const codeByText = new Map<string, EmploymentTypeCode | undefined>()
  return (text: string): EmploymentTypeCode | undefined => {
    if (!codeByText.has(text))
      codeByText.set(text, employmentTypeCode(text, employmentTypes, config.employmentTypes))
    return codeByText.get(text)
  }
}
