/**
 * What Google asks of a JobPosting (its "Job posting (JobPosting) structured data" page), as checks.
 * Answers every breach; an empty list means that the posting is eligible.
 */
export function jobPostingErrors(posting: Record<string, unknown>): string[] {
  const errors: string[] = []
  const expectRule = (holds: unknown, what: string) => {
    if (!holds) errors.push(what)
  }
  const known = new Set([
    '@context',
    '@type',
    'title',
    'description',
    'identifier',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
    'jobLocationType',
    'applicantLocationRequirements',
    'baseSalary',
    'directApply',
    'url',
  ])
  for (const name of Object.keys(posting)) expectRule(known.has(name), `${name} is no property that is read`)
  expectRule(/^https?:\/\/schema\.org\/?$/.test(String(posting['@context'])), '@context is schema.org')
  expectRule(posting['@type'] === 'JobPosting', '@type')
  expectRule(isText(posting.title) && !/[<>]|[!*]{2}/.test(String(posting.title)), 'title is plain text')
  expectRule(isText(posting.description), 'description')
  expectRule(posting.description !== posting.title, 'description is not the title')
  expectRule(isMoment(posting.datePosted), 'datePosted is ISO 8601')
  if ('validThrough' in posting) {
    expectRule(isMoment(posting.validThrough), 'validThrough is ISO 8601')
    expectRule(new Date(String(posting.validThrough)) > new Date(), 'validThrough is to come')
  }
  const organisation = record(posting.hiringOrganization)
  expectRule(organisation['@type'] === 'Organization' && isText(organisation.name), 'hiringOrganization.name')
  if ('logo' in organisation)
    expectRule(/^https?:\/\/\S+\.(png|jpe?g|webp)$/.test(String(organisation.logo)), 'logo')
  const types = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ')
  if ('employmentType' in posting)
    expectRule(types.includes(String(posting.employmentType)), 'employmentType')
  const identifier = record(posting.identifier)
  expectRule(identifier['@type'] === 'PropertyValue' && isText(identifier.value), 'identifier.value')
  errors.push(...placeErrors(posting), ...salaryErrors(posting))
  return errors
}

function placeErrors(posting: Record<string, unknown>): string[] {
  const place = record(posting.jobLocation)
  const address = record(place.address)
  const isRemote = posting.jobLocationType === 'TELECOMMUTE'
  const errors: string[] = []
  if (place['@type'] !== 'Place' || address['@type'] !== 'PostalAddress') errors.push('jobLocation')
  if (!/^[A-Z]{2}$/.test(String(address.addressCountry))) errors.push('jobLocation.address.addressCountry')
  if (isRemote && !isText(record(posting.applicantLocationRequirements).name))
    errors.push('applicantLocationRequirements')
  return errors
}

function salaryErrors(posting: Record<string, unknown>): string[] {
  if (!('baseSalary' in posting)) return []
  const salary = record(posting.baseSalary)
  const value = record(salary.value)
  const errors: string[] = []
  if (salary['@type'] !== 'MonetaryAmount' || !/^[A-Z]{3}$/.test(String(salary.currency)))
    errors.push('baseSalary')
  if (!['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(value.unitText))) errors.push('unitText')
  const figures = 'value' in value ? [value.value] : [value.minValue, value.maxValue]
  if (!figures.every((figure) => typeof figure === 'number' && figure > 0)) errors.push('salary figures')
  return errors
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isMoment(value: unknown): boolean {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))
  )
}
