import type { SalaryRange } from '../../../src/schemas/vacancies/salaryAndAddress'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import { clientFileUrl, type Employer, jobUrl } from './jobLinks'

type Posted = Omit<AdvertisedJob, 'updatedAt' | 'id'>

/**
 * schema.org's JobPosting, complete for what we know; null for an Expression of Interest, which is no job, and for a
 * vacancy that says nothing of itself, which the rules of job searches would refuse.
 */
export function jobPosting(employer: Employer, job: Posted): Record<string, unknown> | null {
  const description = job.description.trim() || job.summary.trim()
  if (job.isExpressionOfInterest || description === '') return null
  const { client, config, origin } = employer
  const logo = clientFileUrl(employer, config.shareImageName)
  return withoutUnknown({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.name,
    description,
    identifier: { '@type': 'PropertyValue', name: client.company, value: job.code },
    datePosted: job.dateAdvertised,
    validThrough: job.advertisingCloseDate ?? undefined,
    employmentType: employmentTypeCode(job.employmentType),
    hiringOrganization: withoutUnknown({
      '@type': 'Organization',
      name: client.company,
      sameAs: `${origin}/`,
      logo,
      department: department(job),
    }),
    jobLocation: location(employer, job),
    ...remote(employer, job),
    baseSalary: salary(employer, job),
    directApply: true,
    url: jobUrl(employer, job),
  })
}

function department({ department }: Posted) {
  return department ? { '@type': 'Organization', name: department } : undefined
}

/** An address that the vacancy itself has goes before the one of its location. */
function location({ config }: Employer, job: Posted) {
  const { street, city, region, postcode, country } = job.address ?? {}
  const place = config.places[job.location]
  return {
    '@type': 'Place',
    ...(job.location ? { name: job.location } : {}),
    address: withoutUnknown({
      '@type': 'PostalAddress',
      streetAddress: street || place?.street,
      addressLocality: city || place?.locality || job.location || undefined,
      addressRegion: region || place?.region,
      postalCode: postcode || place?.postcode,
      addressCountry: country || countryOf(config, job.location),
    }),
  }
}

/**
 * Of a place that a client which lists its places does not list, nobody knows where it is: the job may well be abroad,
 * and no country is better than a wrong one. Work from anywhere is in the client's.
 */
function countryOf({ places, country }: Employer['config'], location: string) {
  const place = places[location]
  if (place) return place.country ?? country
  return Object.keys(places).length === 0 || isRemote(location) ? country : undefined
}

const isRemote = (location: string) => /\b(remote|work from home|telecommute)\b/i.test(location)

function remote({ config }: Employer, { location }: Posted) {
  if (!isRemote(location)) return {}
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: config.country },
  }
}

/** In the figures that were written, else in those that the words say. */
function salary({ config }: Employer, { salary, salaryAddText }: Posted) {
  const known = (salary && figuresOf(salary)) ?? readSalary(salaryAddText)
  if (!known) return undefined
  const { minimum, maximum, unit } = known
  const figures =
    minimum === maximum ? { value: minimum } : withoutUnknown({ minValue: minimum, maxValue: maximum })
  return {
    '@type': 'MonetaryAmount',
    currency: salary?.currency || config.currency,
    value: { '@type': 'QuantitativeValue', ...figures, unitText: unit },
  }
}

function figuresOf({ from, to, period }: SalaryRange) {
  if (from === null && to === null) return null
  return { minimum: from ?? undefined, maximum: to ?? undefined, unit: period.toUpperCase() }
}

function withoutUnknown(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}

/** As schema.org's JobPosting has them in Google's reading. */
export type EmploymentTypeCode =
  | 'FULL_TIME'
  | 'PART_TIME'
  | 'CONTRACTOR'
  | 'TEMPORARY'
  | 'INTERN'
  | 'VOLUNTEER'
  | 'PER_DIEM'
  | 'OTHER'

const codes: readonly [RegExp, EmploymentTypeCode][] = [
  [/full[\s-]?time|permanent/i, 'FULL_TIME'],
  [/part[\s-]?time|job[\s-]?share/i, 'PART_TIME'],
  [/contract/i, 'CONTRACTOR'],
  [/fixed[\s-]?term|temporary|seasonal/i, 'TEMPORARY'],
  [/intern|trainee|apprentice|cadet/i, 'INTERN'],
  [/volunt/i, 'VOLUNTEER'],
  [/casual|per diem|relief/i, 'PER_DIEM'],
]

/** The code nearest to what an employer calls it; undefined where it says nothing at all. */
export function employmentTypeCode(text: string): EmploymentTypeCode | undefined {
  if (text.trim() === '') return undefined
  return codes.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER'
}

/** What a salary text says in figures. */
export interface Salary {
  minimum: number
  /** The minimum again where the text names one figure. */
  maximum: number
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
}

const money = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(k)?`
/** The second figure of a range may go without its sign. */
const salaryPattern = new RegExp(`^\\$ ?${money}(?: ?(?:–|—|-|to) ?\\$? ?${money})?(.*)$`, 'is')

const units: readonly [RegExp, Salary['unit']][] = [
  [/^\s*(an?|per|\/)\s*(hour|hr)\b/i, 'HOUR'],
  [/^\s*(a|per|\/)\s*day\b/i, 'DAY'],
  [/^\s*(a|per|\/)\s*week\b/i, 'WEEK'],
  [/^\s*(a|per|\/)\s*month\b/i, 'MONTH'],
  [/^\s*(a|per|\/)\s*(year|annum)\b|^\s*p\.?\s?a\b/i, 'YEAR'],
]

/**
 * Reads '$84,600 – $103,200' or '$41.80 an hour'. Null where the text says less than a figure and its period, or where
 * the figure is not what is paid (pro rata, 'From $86,900', '$86,900+').
 */
export function readSalary(text: string): Salary | null {
  const [, low, lowK, high, highK, rest = ''] = salaryPattern.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  if (low === undefined || /pro[\s-]?rata|^\s*\+/i.test(rest)) return null
  const minimum = amount(low, lowK ?? (high === undefined ? undefined : highK))
  const maximum = high === undefined ? minimum : amount(high, highK)
  const unit = units.find(([pattern]) => pattern.test(rest))?.[1] ?? (minimum >= 10_000 ? 'YEAR' : null)
  return unit && minimum > 0 && maximum >= minimum ? { minimum, maximum, unit } : null
}

function amount(digits: string, thousands: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
}
