import { expect, test } from 'vitest'
import { SealError, seal, unseal } from './secretBox'

const key = new Uint8Array(32).fill(7)

test('what is sealed is not there to read, and comes back whole, to the same key only', () => {
  const sealed = seal(key, 'whsec_naïve')
  expect(sealed).not.toContain('whsec')
  expect(unseal(key, sealed)).toBe('whsec_naïve')
  expect(seal(key, 'whsec_naïve')).not.toBe(sealed)
  expect(() => unseal(new Uint8Array(32), sealed)).toThrow(SealError)
  expect(() => unseal(key, `${sealed.slice(0, -2)}AA`)).toThrow(SealError)
})

test('what was never sealed is given back as it is', () => {
  expect(unseal(key, '["whsec_abc"]')).toBe('["whsec_abc"]')
})
