/**
 * Checks Google's rules for a JobPosting (from its page "Job posting (JobPosting) structured data").
 * @returns all violations; an empty list means that the posting is eligible
 */
export function findJobPostingErrors(jobPosting: Record<string, unknown>): string[] {
  const errors: string[] = []
  const expectRule = (isMet: unknown, ruleText: string) => {
    if (!isMet) errors.push(ruleText)
  }
  const knownKeys = new Set([
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
  for (const name of Object.keys(jobPosting))
    expectRule(knownKeys.has(name), `${name} is an unknown property`)
  expectRule(/^https?:\/\/schema\.org\/?$/.test(String(jobPosting['@context'])), '@context is schema.org')
  expectRule(jobPosting['@type'] === 'JobPosting', '@type')
  expectRule(
    isText(jobPosting.title) && !/[<>]|[!*]{2}/.test(String(jobPosting.title)),
    'title is plain text',
  )
  expectRule(isText(jobPosting.description), 'description')
  expectRule(jobPosting.description !== jobPosting.title, 'description is not the title')
  expectRule(isIsoDate(jobPosting.datePosted), 'datePosted is ISO 8601')
  if ('validThrough' in jobPosting) {
    expectRule(isIsoDate(jobPosting.validThrough), 'validThrough is ISO 8601')
    expectRule(new Date(String(jobPosting.validThrough)) > new Date(), 'validThrough is in the future')
  }
  const organisation = toRecord(jobPosting.hiringOrganization)
  expectRule(organisation['@type'] === 'Organization' && isText(organisation.name), 'hiringOrganization.name')
  if ('logo' in organisation)
    expectRule(/^https?:\/\/\S+\.(png|jpe?g|webp)$/.test(String(organisation.logo)), 'logo')
  const types = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ')
  if ('employmentType' in jobPosting)
    expectRule(types.includes(String(jobPosting.employmentType)), 'employmentType')
  const identifier = toRecord(jobPosting.identifier)
  expectRule(identifier['@type'] === 'PropertyValue' && isText(identifier.value), 'identifier.value')
  errors.push(...findPlaceErrors(jobPosting), ...findSalaryErrors(jobPosting))
  return errors
}

function findPlaceErrors(jobPosting: Record<string, unknown>): string[] {
  const place = toRecord(jobPosting.jobLocation)
  const address = toRecord(place.address)
  const isRemote = jobPosting.jobLocationType === 'TELECOMMUTE'
  const errors: string[] = []
  if (place['@type'] !== 'Place' || address['@type'] !== 'PostalAddress') errors.push('jobLocation')
  if (!/^[A-Z]{2}$/.test(String(address.addressCountry))) errors.push('jobLocation.address.addressCountry')
  if (isRemote && !isText(toRecord(jobPosting.applicantLocationRequirements).name))
    errors.push('applicantLocationRequirements')
  return errors
}

function findSalaryErrors(jobPosting: Record<string, unknown>): string[] {
  if (!('baseSalary' in jobPosting)) return []
  const salary = toRecord(jobPosting.baseSalary)
  const value = toRecord(salary.value)
  const errors: string[] = []
  if (salary['@type'] !== 'MonetaryAmount' || !/^[A-Z]{3}$/.test(String(salary.currency)))
    errors.push('baseSalary')
  if (!['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(value.unitText))) errors.push('unitText')
  const figures = 'value' in value ? [value.value] : [value.minValue, value.maxValue]
  if (!figures.every((figure) => typeof figure === 'number' && figure > 0)) errors.push('salary figures')
  return errors
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isIsoDate(value: unknown): boolean {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))
  )
}
