import type { OwnSalary } from '../../../src/schemas/vacancies/salaryAndPlace'
import type { AdvertisedJob } from '../../repositories/vacancies/advertisedJobs'
import { employmentTypeCode } from './employmentTypeCode'
import { clientFileUrl, type Employer, jobUrl } from './publicJob'
import { readSalary } from './readSalary'

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

function figuresOf({ from, to, period }: OwnSalary) {
  if (from === null && to === null) return null
  return { minimum: from ?? undefined, maximum: to ?? undefined, unit: period.toUpperCase() }
}

function withoutUnknown(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}
