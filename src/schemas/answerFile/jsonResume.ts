import type { FormValues } from '../fields/fieldValue'
import type { ResumeFacts } from '../resume/resumeFacts'

/** The subset of the jsonresume.org 1.0.0 format that application forms use. */
export interface JsonResume {
  basics: Record<string, unknown>
}

const linkedIn = 'LinkedIn'

/** Converts the applicant's personal details from the product's own fields. */
export function toJsonResume(values: FormValues): JsonResume {
  const { street, suburb, postcode, stateCode, countryCode } = values
  const link = toText(values.linkedIn)
  const basics = {
    name: [values.firstName, values.surname].map(toText).filter(Boolean).join(' '),
    email: toText(values.email),
    phone: toText(values.mobile) || toText(values.homePhone),
    location: omitEmpty({
      address: toText(street),
      city: toText(suburb),
      postalCode: toText(postcode),
      region: toText(stateCode),
      countryCode: toText(countryCode),
    }),
    profiles: link ? [{ network: linkedIn, url: link }] : [],
  }
  return { basics: omitEmpty(basics) }
}

/**
 * Extracts the unambiguous facts. A name is only split if it has exactly two words, because longer names are
 * ambiguous.
 */
export function fromJsonResume({ basics }: JsonResume): ResumeFacts {
  const nameParts = toText(basics.name).trim().split(/\s+/)
  const [firstName, surname] = nameParts.length === 2 ? nameParts : []
  const location = isRecord(basics.location) ? basics.location : {}
  const profiles = Array.isArray(basics.profiles) ? basics.profiles.filter(isRecord) : []
  const facts = {
    ...{ firstName, surname, email: toText(basics.email), phone: toText(basics.phone) },
    ...{ street: toText(location.address), suburb: toText(location.city) },
    ...{ postcode: toText(location.postalCode), countryCode: toText(location.countryCode) },
    linkedIn: toText(profiles.find(({ network }) => network === linkedIn)?.url),
  }
  return omitEmpty(facts)
}

/** Removes empty values. */
function omitEmpty<Facts extends Record<string, unknown>>(facts: Facts): Partial<Facts> {
  const isPresent = ([, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
  return Object.fromEntries(Object.entries(facts).filter(isPresent)) as Partial<Facts>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
