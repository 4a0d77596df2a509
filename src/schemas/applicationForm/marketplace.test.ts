import { expect, it } from 'vitest'
import { buildCatalogueForm } from '../../../tests/fixtures/buildCatalogueForm'
import { getMarketplaceLink, getMarketplaceName, getMarketplaceOrigin, toPrefillValues } from './marketplace'
import { getMarketplace } from './publicSettings'

const marketplace = {
  domain: 'jobs.example.org',
  clientId: 'foyer & co',
  redirectUri: 'https://harbour.example/vacancy-interest',
}
const prefill = {
  firstName: 'Sam',
  surname: 'Lee',
  phoneNumber: '0400 555 010',
  email: 'sam@example.org',
  street: '',
  suburb: 'Kittiwake',
  postcode: '',
  stateCode: 'XX',
  countryCode: 'AU',
  resumeFileName: 'sam.pdf',
  resumeMimeType: 'application/pdf',
}

it('[JD-10] links to the marketplace with the client, the vacancy and the return address', () => {
  const link = new URL(getMarketplaceLink(marketplace, 'harbour-city', 'a-guid'))
  expect([link.protocol, link.host, link.pathname]).toEqual(['https:', 'jobs.example.org', '/'])
  expect(Object.fromEntries(link.searchParams)).toEqual({
    client_id: 'foyer & co',
    redirect_uri: 'https://harbour.example/vacancy-interest',
    advertiser_id: 'harbour-city',
    state: 'a-guid',
  })
})

it('keeps the path of a domain, and uses http only for the local machine', () => {
  const local = { ...marketplace, domain: '127.0.0.1:4000/profile/share' }
  expect(getMarketplaceLink(local, 'a', 'v')).toMatch(
    /^http:\/\/127\.0\.0\.1:4000\/profile\/share\?client_id=/,
  )
  expect(getMarketplaceLink({ ...marketplace, domain: 'localhost.example' }, 'a', 'v')).toMatch(/^https:/)
  expect(getMarketplaceName(local)).toBe('127.0.0.1:4000')
})

it('there is a marketplace only if all of its settings are set', () => {
  expect(getMarketplace({ ...marketplace, versionNumber: '1' })).toEqual(marketplace)
  for (const key of ['domain', 'clientId', 'redirectUri'])
    expect(getMarketplace({ ...marketplace, [key]: null })).toBeNull()
  expect(getMarketplace(null)).toBeNull()
})

it('[JD-10] fills fields of the form, but no state that is not an option', () => {
  const form = buildCatalogueForm([4, 14, 16, 17, 20])
  expect(toPrefillValues(form, prefill)).toEqual({
    firstName: 'Sam',
    surname: 'Lee',
    email: 'sam@example.org',
    suburb: 'Kittiwake',
    countryCode: 'AU',
    mobile: '0400 555 010',
    resume: { name: 'sam.pdf', size: 0, type: 'application/pdf' },
  })
  expect(toPrefillValues(buildCatalogueForm([3]), prefill)).toEqual({
    firstName: 'Sam',
    surname: 'Lee',
    email: 'sam@example.org',
    homePhone: '0400 555 010',
  })
})

it.each([
  ['jobs.example.org', 'https://jobs.example.org'],
  ['jobs.example.org/share/it', 'https://jobs.example.org'],
  ['localhost', 'http://localhost'],
  ['localhost:4000/share', 'http://localhost:4000'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['127a0b0c1', 'https://127a0b0c1'],
  ['my.localhost', 'https://my.localhost'],
  ['localhosts', 'https://localhosts'],
])('the origin of the marketplace at %s is %s', (domain, origin) =>
  expect(getMarketplaceOrigin(domain)).toBe(origin),
)

it('[JD-10] fills in a state that is an option, and nothing for empty properties', () => {
  const form = buildCatalogueForm([3, 4, 16, 17, 20])
  expect(toPrefillValues(form, { ...prefill, stateCode: 'NSW' })).toMatchObject({ stateCode: 'NSW' })
  const emptyPrefill = Object.fromEntries(Object.keys(prefill).map((key) => [key, ''])) as typeof prefill
  expect(toPrefillValues(form, emptyPrefill)).toEqual({})
  expect(toPrefillValues(form, { ...emptyPrefill, phoneNumber: '0400 555 010' })).toEqual({
    mobile: '0400 555 010',
  })
})
