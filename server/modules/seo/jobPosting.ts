import { employmentTypeCode } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { type Employer, getClientFileUrl } from './jobLinks'
import { type PublishableJob, type PublishedJob, publishJob } from './publishedJob'

/**
 * Returns schema.org's JobPosting; null for an Expression of Interest, which is no job, and for a vacancy without any
 * text, which job searches refuse.
 */
export function buildJobPosting(
  employer: Employer,
  advertised: PublishableJob,
): Record<string, unknown> | null {
  const job = publishJob(employer, advertised)
  if (advertised.isExpressionOfInterest || job.description === '') return null
  const { client, config, origin } = employer
  const logo = getClientFileUrl(employer, config.shareImageName)
  return withoutUnknown({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: client.company, value: job.code },
    datePosted: job.datePosted,
    validThrough: job.validThrough ?? undefined,
    employmentType: employmentTypeCode(job.employmentType, employer.employmentTypes, config.employmentTypes),
    hiringOrganization: withoutUnknown({
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
    address: withoutUnknown({
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
    minimum === maximum ? { value: minimum } : withoutUnknown({ minValue: minimum, maxValue: maximum })
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...figures, unitText: unit },
  }
}

function withoutUnknown(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}
