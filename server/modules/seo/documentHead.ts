import { getEmploymentTypeCode } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import { siteTexts } from '../../../src/texts/public/site.texts'
import { escapeHtml, htmlToPlainText } from '../../text/htmlText'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import {
  type Employer,
  getClientFileUrl,
  type PublishableJob,
  type PublishedJob,
  toPublishedJob,
} from './publishedJob'

/** Input for the head of a page. */
export interface HeadInput extends Employer {
  /** Title of the page, which precedes the site's title; null shows only the site's title. */
  title: string | null
  /** Canonical path of the page, including the query that distinguishes it. */
  path: string
  /** Plain text; defaults to the job's summary or description, otherwise to a sentence with the company's name. */
  description?: string
  /** Language of the page; defaults to English. */
  language?: Language
  /** Languages that the page is available in, if there are several. */
  languages?: readonly Language[]
  /** False excludes the page from search engines: forms, administration pages, missing pages. */
  isIndexed: boolean
  /** The vacancy of the page; only set if it is advertised. */
  job?: Omit<AdvertisedJob, 'updatedAt'>
}

/** Locales in the format of Open Graph. */
const openGraphLocales: Record<Language, string> = { en: 'en_AU', de: 'de_DE', fr: 'fr_FR', ar: 'ar_AR' }

/** Empty icon, so that browsers do not request /favicon.ico. */
const emptyIcon = 'data:,'

/** Returns the head of a page for crawlers and share cards, which run no scripts [LY-10]. */
export function renderDocumentHead(input: HeadInput): string {
  const { client, config, origin, job, language = 'en', languages: siteLanguages = [] } = input
  const title = input.title ? `${input.title} · ${config.siteTitle}` : config.siteTitle
  const description =
    input.description ||
    (job && htmlToPlainText(escapeHtml(job.summary) || job.description, 200)) ||
    withLanguage(language, () => siteTexts.description(client.company))
  const url = origin + toLanguagePath(language, input.path)
  const image = getClientFileUrl(input, config.shareImageName)
  const icon = config.faviconName
    ? `/clients/${client.code}/${encodeURIComponent(config.faviconName)}`
    : emptyIcon
  return [
    `<title>${escapeHtml(title)}</title>`,
    renderMetaTag('name', 'description', description),
    input.isIndexed ? renderLinkTag('canonical', url) : renderMetaTag('name', 'robots', 'noindex'),
    renderMetaTag('name', 'theme-color', config.themeColor),
    renderLinkTag('icon', icon),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(config.siteTitle)}" href="/feed.xml">`,
    renderMetaTag('property', 'og:type', job ? 'article' : 'website'),
    renderMetaTag('property', 'og:site_name', config.siteTitle),
    input.isIndexed ? renderAlternateLinks(siteLanguages, origin, input.path) : '',
    renderMetaTag('property', 'og:locale', openGraphLocales[language]),
    renderMetaTag('property', 'og:title', input.title ?? config.siteTitle),
    renderMetaTag('property', 'og:description', description),
    input.isIndexed ? renderMetaTag('property', 'og:url', url) : '',
    image
      ? renderMetaTag('property', 'og:image', image) +
        renderMetaTag('property', 'og:image:alt', config.siteTitle)
      : '',
    renderMetaTag('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    job && job.isListed !== false ? renderPostingScript(input, job) : '',
  ].join('')
}

/** Returns alternate links to the page in each language, with English as the default. */
function renderAlternateLinks(languages: readonly Language[], origin: string, path: string): string {
  const renderLink = (name: string, language: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(origin + toLanguagePath(language, path))}">`
  if (languages.length < 2) return ''
  return languages.map((language) => renderLink(language, language)).join('') + renderLink('x-default', 'en')
}

function renderMetaTag(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

function renderLinkTag(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

/**
 * Returns a JSON-LD data block, which the content security policy allows because it does not execute; '' if
 * `buildJobPosting` returns null. `<` is escaped so that the data cannot end the block.
 */
function renderPostingScript(employer: Employer, job: Omit<AdvertisedJob, 'updatedAt'>): string {
  const jobPosting = buildJobPosting(employer, job)
  if (!jobPosting) return ''
  return `<script type="application/ld+json">${JSON.stringify(jobPosting).replaceAll('<', '\\u003c')}</script>`
}

/**
 * Returns schema.org's JobPosting; null for an Expression of Interest, which is no job, and for a vacancy without any
 * text, which job searches refuse.
 */
export function buildJobPosting(
  employer: Employer,
  publishableJob: PublishableJob,
): Record<string, unknown> | null {
  const job = toPublishedJob(employer, publishableJob)
  if (publishableJob.isExpressionOfInterest || job.description === '') return null
  const { client, config, origin } = employer
  const logo = getClientFileUrl(employer, config.shareImageName)
  return omitUndefined({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: client.company, value: job.code },
    datePosted: job.datePosted,
    validThrough: job.validThrough ?? undefined,
    employmentType: getEmploymentTypeCode(
      job.employmentType,
      employer.employmentTypes,
      config.employmentTypes,
    ),
    hiringOrganization: omitUndefined({
      '@type': 'Organization',
      name: client.company,
      sameAs: `${origin}/`,
      logo,
      department: job.department ? { '@type': 'Organization', name: job.department } : undefined,
    }),
    jobLocation: buildLocation(job),
    ...buildRemoteFields(job),
    baseSalary: buildBaseSalary(job),
    directApply: true,
    url: job.url,
  })
}

function buildLocation({ location, address }: PublishedJob) {
  return {
    '@type': 'Place',
    ...(location ? { name: location } : {}),
    address: omitUndefined({
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    }),
  }
}

function buildRemoteFields({ workplace }: PublishedJob) {
  if (workplace?.kind !== 'remote') return {}
  const countries = (workplace.countries ?? []).map((name) => ({ '@type': 'Country', name }))
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.length === 1 ? countries[0] : countries,
  }
}

function buildBaseSalary({ salary }: PublishedJob) {
  if (!salary) return undefined
  const { minimum, maximum, currency, unit } = salary
  const figures =
    minimum === maximum ? { value: minimum } : omitUndefined({ minValue: minimum, maxValue: maximum })
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...figures, unitText: unit },
  }
}

function omitUndefined(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}
