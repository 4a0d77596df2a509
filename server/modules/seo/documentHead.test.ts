import { expect, test } from 'vitest'
import { readClientConfig } from '../../../src/schemas/clientConfig/readClientConfig'
import { getEmploymentTypeCode } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { readSalary } from '../../../src/schemas/vacancies/readSalary'
import { buildJobPosting } from './documentHead'

const job = {
  guid: 'g',
  code: 'C-1',
  name: 'Engineer',
  summary: 'Build.',
  description: '<p>Build.</p>',
  salaryAddText: '',
  employmentType: '',
  department: '',
  dateAdvertised: '2026-11-01T00:00:00.000Z',
  advertisingCloseDate: null,
  isExpressionOfInterest: false,
}

const getCountry = (location: string, places: Record<string, object>) => {
  const { config } = readClientConfig({ country: 'AU', places }, 'harbour')
  const employer = { config, client: { company: 'Harbour' }, origin: 'https://harbour.example' }
  const posting: { jobLocation: { address: { addressCountry?: string } } } = JSON.parse(
    JSON.stringify(buildJobPosting(employer as never, { ...job, location } as never)),
  )
  return posting.jobLocation.address.addressCountry
}

test.each([
  ['the country of its place, if that has one', 'Auckland', { Auckland: { country: 'NZ' } }, 'NZ'],
  ["the client's country, if its place is listed without one", 'Sydney', { Sydney: { region: 'NSW' } }, 'AU'],
  ["the client's country, if the client lists no places", 'Sydney', {}, 'AU'],
  [
    'no country, if the client lists only other places',
    'San Francisco',
    { Sydney: { region: 'NSW' } },
    undefined,
  ],
])('[JD-01] a job has %s', (_what, location, places, country) => {
  expect(getCountry(location, places)).toBe(country)
})

test.each([
  ['Full time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Casual', 'PER_DIEM'],
  ['Fixed term', 'TEMPORARY'],
  ['Traineeship', 'INTERN'],
  ['Contract', 'CONTRACTOR'],
  ['As the moon rises', undefined],
  ['', undefined],
  [' ', undefined],
  ['FULLTIME', 'FULL_TIME'],
  ['Permanent', undefined],
  ['Permanent contract', undefined],
  ['Permanent part time', 'PART_TIME'],
  ['Permanent full-time', 'FULL_TIME'],
  ['International assignment', undefined],
  ['Internal', undefined],
  ['Teilzeit (20 Stunden)', 'PART_TIME'],
  ['Vollzeit', 'FULL_TIME'],
  ['Temps partiel', 'PART_TIME'],
  ['Bénévolat', 'VOLUNTEER'],
  ['دوام كامل', 'FULL_TIME'],
  ['Job share', 'PART_TIME'],
  ['Part time contract', 'PART_TIME'],
  ['Fixed-term', 'TEMPORARY'],
  ['Seasonal', 'TEMPORARY'],
  ['Apprenticeship', 'INTERN'],
  ['Cadet', 'INTERN'],
  ['Volunteering', 'VOLUNTEER'],
  ['Relief pool', 'PER_DIEM'],
])('the employment type “%s” is mapped to its schema.org value, or to none', (text, code) => {
  expect(getEmploymentTypeCode(text)).toBe(code)
})

test('an employment type has the value to which the client mapped it, ignoring letter case', () => {
  const mapping = { Permanent: 'FULL_TIME', Contract: 'OTHER' } as const
  expect(getEmploymentTypeCode('permanent ', mapping)).toBe('FULL_TIME')
  expect(getEmploymentTypeCode('Contract', mapping)).toBe('OTHER')
  expect(getEmploymentTypeCode('Part time', mapping)).toBe('PART_TIME')
  expect(getEmploymentTypeCode('Contract', { contract: 'TEMPORARY' }, mapping)).toBe('TEMPORARY')
  expect(getEmploymentTypeCode('Part time', { 'Part-time': null }, mapping)).toBeUndefined()
})

test.each([
  ['$84,600 – $103,200', { minimum: 84600, maximum: 103200, unit: 'YEAR' }],
  ['$41.80 – $52.60 an hour', { minimum: 41.8, maximum: 52.6, unit: 'HOUR' }],
  ['$29.95 an hour, plus 25% loading', { minimum: 29.95, maximum: 29.95, unit: 'HOUR' }],
  ['$90k - $110k', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90–110k per annum', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90,000 – 110,000', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90,000+', null],
  ['$1,200 per week', { minimum: 1200, maximum: 1200, unit: 'WEEK' }],
  ['$450 a day', { minimum: 450, maximum: 450, unit: 'DAY' }],
  ['$99,200, pro rata (two days)', null],
  ['From $86,900', null],
  ['Under the Harbour City enterprise agreement', null],
  ['$35', null],
  ['$0', null],
  ['$110,000 – $90,000', null],
  ['', null],
  ['$90000 to $110000', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$10,000', { minimum: 10000, maximum: 10000, unit: 'YEAR' }],
  ['$9,999', null],
  ['$9,999 p.a.', { minimum: 9999, maximum: 9999, unit: 'YEAR' }],
  ['$9,999 per annum', { minimum: 9999, maximum: 9999, unit: 'YEAR' }],
  ['$5000/month', { minimum: 5000, maximum: 5000, unit: 'MONTH' }],
  ['$30/hr', { minimum: 30, maximum: 30, unit: 'HOUR' }],
  ['$30 an hourglass', null],
  ['$90 – $110k', { minimum: 90000, maximum: 110000, unit: 'YEAR' }],
  ['$90K', { minimum: 90000, maximum: 90000, unit: 'YEAR' }],
  ['$90,000 Pro Rata', null],
  ['$50 – $50 a day', { minimum: 50, maximum: 50, unit: 'DAY' }],
  ['about $90,000', null],
  ['€41.80 an hour', { minimum: 41.8, maximum: 41.8, currency: 'EUR', unit: 'HOUR' }],
  ['NZ$72,500 – NZ$80,000 a year', { minimum: 72500, maximum: 80000, currency: 'NZD', unit: 'YEAR' }],
  ['USD 120,000 – 150,000', { minimum: 120000, maximum: 150000, currency: 'USD', unit: 'YEAR' }],
  ['50.000 €', { minimum: 50000, maximum: 50000, currency: 'EUR', unit: 'YEAR' }],
  ['50\u202f000 € par an', { minimum: 50000, maximum: 50000, currency: 'EUR', unit: 'YEAR' }],
  ['45.000 – 52.000 EUR', { minimum: 45000, maximum: 52000, currency: 'EUR', unit: 'YEAR' }],
  ['45.000 € bis 52.000 €', { minimum: 45000, maximum: 52000, currency: 'EUR', unit: 'YEAR' }],
  ['18,50 € pro Stunde', { minimum: 18.5, maximum: 18.5, currency: 'EUR', unit: 'HOUR' }],
  ['4.200,50 € im Monat', { minimum: 4200.5, maximum: 4200.5, currency: 'EUR', unit: 'MONTH' }],
  ['50 k€', { minimum: 50000, maximum: 50000, currency: 'EUR', unit: 'YEAR' }],
  ['80’000 CHF', { minimum: 80000, maximum: 80000, currency: 'CHF', unit: 'YEAR' }],
  ['JPY 300,000', null],
  ['INR 50,000 a month', { minimum: 50000, maximum: 50000, currency: 'INR', unit: 'MONTH' }],
  ['HK$20,000', null],
  ['ab 50.000 €', null],
  ['50.000 per year', null],
  ['50.000 € – 60.000 £', null],
  ['38 € die Karte', null],
  ['ABC 120,000', null],
  ['Top 100,000', null],
])('reads the amounts, currency and unit of the salary “%s”, or none', (text, salary) => {
  expect(readSalary(text)).toEqual(salary)
})
