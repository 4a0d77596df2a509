import {
  type EmploymentTypeCode,
  getEmploymentTypeCode,
} from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { jobTexts } from '../../../src/texts/public/job.texts'
import { siteTexts } from '../../../src/texts/public/site.texts'
import { escapeHtml } from '../../text/htmlText'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import { type Employer, type PublishedJob, toPublishedJob } from './publishedJob'

/** Returns the feed that Indeed and most job boards read: `<source>` with a `<job>` for each vacancy. */
export function buildIndeedFeed(employer: Employer, jobs: readonly AdvertisedJob[]): string {
  const { client, origin } = employer
  return renderXmlDocument({
    source: {
      publisher: client.company,
      publisherurl: `${origin}/`,
      ...getLastBuildDate(jobs),
      job: jobs.map((job) => toIndeedJob(employer, toPublishedJob(employer, job))),
    },
  })
}

/** Indeed's values of `remotetype`; it has none for on-site work. */
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

/** Returns an RSS 2.0 feed of the jobs, which keeps their order: newest first. */
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
        item: jobs.map((job) => toRssItem(toPublishedJob(employer, job))),
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

/** Returns the time of the latest change, so that a feed without changes stays the same to the byte. */
function getLastBuildDate(jobs: readonly AdvertisedJob[]): { lastBuildDate?: string } {
  const latestDate = jobs
    .map((job) => job.updatedAt)
    .sort()
    .at(-1)
  return latestDate === undefined ? {} : { lastBuildDate: formatRfc822(latestDate) }
}

function getFeedTitle({ title, guid }: PublishedJob): string {
  return stripInvalidXml(title).trim() || guid
}

function formatRfc822(dateTime: string): string {
  return new Date(dateTime).toUTCString()
}

/** Returns the content of `/jobs.json`: the API's list items, with the additional fields that the feeds publish. */
export function buildJobsJson(employer: Employer, jobs: readonly AdvertisedJob[]) {
  const getCode = createCodeLookup(employer)
  return {
    company: employer.client.company,
    url: `${employer.origin}/`,
    jobs: jobs.map((job) => {
      const { url, description, address, salary, workplace } = toPublishedJob(employer, job)
      const { salary: _enteredSalary, ...others } = job
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

/** Returns a cached lookup of employment type codes, because many jobs share a few types. */
function createCodeLookup({ employmentTypes, config }: Employer) {
  const codeByText = new Map<string, EmploymentTypeCode | undefined>()
  return (text: string): EmploymentTypeCode | undefined => {
    if (!codeByText.has(text))
      codeByText.set(text, getEmploymentTypeCode(text, employmentTypes, config.employmentTypes))
    return codeByText.get(text)
  }
}

/**
 * Content of an element: text, or attributes (`@name`), CDATA (`$`), text (`#`) and child elements by name; repeated
 * elements are lists.
 */
type XmlContent = string | number | XmlParts | readonly XmlParts[]
export interface XmlParts {
  readonly [name: string]: XmlContent
}

/** Serializes nested elements to an XML document; texts are escaped. */
export function renderXmlDocument(root: XmlParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${renderInnerXml(root)}`
}

/** Removes characters that XML 1.0 does not allow: most control characters, lone surrogates, U+FFFE and U+FFFF. */
export function stripInvalidXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

function renderInnerXml(content: XmlParts): string {
  const parts = Object.entries(content).filter(([name]) => !name.startsWith('@'))
  return parts.map(([name, part]) => renderElement(name, part)).join('')
}

function renderElement(name: string, content: XmlContent): string {
  if (name === '$') return renderCdata(String(content))
  if (name === '#') return escapeContent(content)
  if (Array.isArray(content)) return content.map((item) => renderElement(name, item)).join('')
  if (typeof content !== 'object') return `<${name}>${escapeContent(content)}</${name}>`
  const parts = content as XmlParts
  const attributes = Object.entries(parts).flatMap(([key, value]) =>
    key.startsWith('@') ? [` ${key.slice(1)}="${escapeContent(value)}"`] : [],
  )
  return `<${name}${attributes.join('')}>${renderInnerXml(parts)}</${name}>`
}

/** Returns a CDATA section; `]]>` in the text is split across two sections. */
function renderCdata(text: string): string {
  return `<![CDATA[${stripInvalidXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function escapeContent(content: XmlContent): string {
  return escapeHtml(stripInvalidXml(String(content)))
}
