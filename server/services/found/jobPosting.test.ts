import { expect, test } from 'vitest'
import { readClientConfig } from '../../../src/schemas/clientConfig/readClientConfig'
import { jobPosting } from './jobPosting'

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

const countryAt = (location: string, places: Record<string, object>) => {
  const { config } = readClientConfig({ country: 'AU', places }, 'harbour')
  const employer = { config, client: { company: 'Harbour' }, origin: 'https://harbour.example' }
  const posting: { jobLocation: { address: { addressCountry?: string } } } = JSON.parse(
    JSON.stringify(jobPosting(employer as never, { ...job, location } as never)),
  )
  return posting.jobLocation.address.addressCountry
}

test.each([
  ['of its own where the place has one', 'Auckland', { Auckland: { country: 'NZ' } }, 'NZ'],
  ["the client's where the place is listed", 'Sydney', { Sydney: { region: 'NSW' } }, 'AU'],
  ["the client's where it lists none", 'Sydney', {}, 'AU'],
  ['none rather than a wrong one', 'San Francisco', { Sydney: { region: 'NSW' } }, undefined],
])('[JD-01] a job has the country %s', (_what, location, places, country) => {
  expect(countryAt(location, places)).toBe(country)
})
