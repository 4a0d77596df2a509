import { expect, test } from 'vitest'
import { findCountry } from './findCountry'

const config = { country: 'AU', places: { Auckland: { country: 'NZ' }, Hobart: {} } }

test.each<[Parameters<typeof findCountry>[1], string]>([
  [{ location: 'Auckland', address: { country: 'GB' } }, 'GB'],
  [{ location: 'Auckland', address: {} }, 'NZ'],
  [{ location: 'Hobart' }, 'AU'],
  [{ location: 'toString', address: { country: '' } }, 'AU'],
])('the country of %j is %s', (vacancy, country) => {
  expect(findCountry(config, vacancy)).toBe(country)
})
