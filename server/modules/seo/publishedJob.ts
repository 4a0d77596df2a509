import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import type { EmploymentTypes } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { findSalary, type Salary } from '../../../src/schemas/vacancies/readSalary'
import type { VacancyAddress } from '../../../src/schemas/vacancies/salaryAndAddress'
import type { Workplace } from '../../../src/schemas/vacancies/workplace'
import { escapeHtml } from '../../text/htmlText'
import type { Client } from '../clients/clients.repository'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'

/** A vacancy as the page's structured data and every feed publish it. */
export interface PublishedJob {
  guid: string
  /** Absolute. */
  url: string
  title: string
  /** The client's code of the vacancy. */
  code: string
  /** HTML with absolute addresses: the description, else the summary. Empty if the vacancy has neither. */
  description: string
  /** HTML: the summary, else the description. */
  teaser: string
  /** The text that visitors read, followed by the currency code if its `$` could be any dollar. */
  salaryText: string
  /** Null if no figures are known. */
  salary: (Salary & { currency: string }) | null
  employmentType: string
  location: string
  address: VacancyAddress
  /** Null if the vacancy does not declare it. Remote work always has countries. */
  workplace: Workplace | null
  department: string
  /** ISO 8601 UTC. */
  datePosted: string
  validThrough: string | null
}

/** Input of `toPublishedJob`: a vacancy whose description is sanitized HTML, and whose summary is plain text. */
export type PublishableJob = Omit<AdvertisedJob, 'updatedAt' | 'id'>

export function toPublishedJob(employer: Employer, job: PublishableJob): PublishedJob {
  const url = getJobUrl(employer, job)
  const description = makeLinksAbsolute(job.description.trim(), url)
  const summary = escapeHtml(job.summary.trim())
  const parsedSalary = findSalary(job)
  const salary = parsedSalary && {
    ...parsedSalary,
    currency: parsedSalary.currency || employer.config.currency,
  }
  return {
    guid: job.guid,
    url,
    title: job.name,
    code: job.code,
    description: description || summary,
    teaser: summary || description,
    salaryText: formatSalary(job.salaryAddText, salary?.currency),
    salary,
    employmentType: job.employmentType,
    location: job.location,
    address: getPublishedAddress(employer, job),
    workplace: getPublishedWorkplace(employer, job),
    department: job.department,
    datePosted: job.dateAdvertised,
    validThrough: job.advertisingCloseDate,
  }
}

function formatSalary(text: string, currency: string | undefined): string {
  const isAmbiguous = currency !== undefined && /^\s*\$/.test(text) && !text.includes(currency)
  return isAmbiguous ? `${text.trim()} (${currency})` : text
}

/** Remote work is done in the client's country unless the vacancy names others. */
function getPublishedWorkplace({ config }: Employer, { workplace }: PublishableJob): Workplace | null {
  if (workplace?.kind !== 'remote') return workplace ?? null
  return { ...workplace, countries: workplace.countries?.length ? workplace.countries : [config.country] }
}

/**
 * Returns the vacancy's own address, completed from the configured place of its location unless the address names
 * another city or country.
 */
function getPublishedAddress({ config }: Employer, job: PublishableJob): VacancyAddress {
  const address = job.address ?? {}
  const configuredPlace = Object.hasOwn(config.places, job.location) ? config.places[job.location] : undefined
  const isOtherPlace =
    (address.city && address.city !== configuredPlace?.locality) ||
    (address.country && address.country !== (configuredPlace?.country ?? config.country))
  const place = isOtherPlace ? undefined : configuredPlace
  const parts = {
    street: address.street || place?.street,
    city: address.city || place?.locality || job.location,
    region: address.region || place?.region,
    postcode: address.postcode || place?.postcode,
    country: address.country || getCountry(config, job),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part))
}

/**
 * Returns the country of a location. A client that lists its places may advertise abroad: an unlisted place has no
 * country, because a missing country is better than a wrong one.
 */
function getCountry(
  { places, country }: Employer['config'],
  { location, workplace }: PublishableJob,
): string | undefined {
  const place = Object.hasOwn(places, location) ? places[location] : undefined
  if (place) return place.country ?? country
  return location.trim() === '' || Object.keys(places).length === 0 || workplace?.kind === 'remote'
    ? country
    : undefined
}

/** Start tags with addresses. In sanitized HTML, attributes are quoted, and `<` and `>` in their values are escaped. */
const tagPattern = /<(?:a|img|source) [^<>]*>/g
const addressPattern = / (href|src|srcset)="([^"]*)"/g

/**
 * Makes the addresses of links and images in sanitized HTML absolute, because feed readers have no page to resolve them
 * against.
 */
function makeLinksAbsolute(html: string, base: string): string {
  const toAbsoluteUrl = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address
  return html.replace(tagPattern, (tag) =>
    tag.replace(addressPattern, (_match, name: string, value: string) => {
      const resolvedUrl =
        name === 'srcset'
          ? value
              .split(/,\s+/)
              .map((candidate) => candidate.trim().replace(/^\S+/, toAbsoluteUrl))
              .join(', ')
          : toAbsoluteUrl(value)
      return ` ${name}="${resolvedUrl.replaceAll('"', '&quot;')}"`
    }),
  )
}

/** The employer of jobs, and the origin of its site. */
export interface Employer {
  client: Pick<Client, 'code' | 'company'>
  config: ClientConfig
  /** Mapping of employment types in the settings, which takes precedence over the configuration's. */
  employmentTypes?: EmploymentTypes
  /** 'https://harbour.example' */
  origin: string
}

/** Returns the URL of a job's page, which is also its share link [RT-06]. */
export function getJobUrl(
  { origin }: Pick<Employer, 'origin'>,
  { guid }: Pick<AdvertisedJob, 'guid'>,
): string {
  return `${origin}/job/details/${guid}`
}

/** Returns the URL of a file in the client's folder; undefined if no name is configured. */
export function getClientFileUrl({ client, origin }: Employer, name: string | null): string | undefined {
  return name ? `${origin}/clients/${client.code}/${encodeURIComponent(name)}` : undefined
}
