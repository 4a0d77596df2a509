import { expect, test } from 'vitest'
import { SealError, seal, unseal } from './secretBox'

const key = new Uint8Array(32).fill(7)

/** Returns the sealed text with one bit of its last byte flipped. */
function withFlippedBit(sealed: string): string {
  const [prefix, body] = sealed.split('.')
  const bytes = Buffer.from(body ?? '', 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return `${prefix}.${bytes.toString('base64url')}`
}

test('hides a sealed text, and opens it unchanged with the same key only', () => {
  const sealed = seal(key, 'whsec_naïve')
  expect(sealed).not.toContain('whsec')
  expect(unseal(key, sealed)).toBe('whsec_naïve')
  expect(seal(key, 'whsec_naïve')).not.toBe(sealed)
  expect(() => unseal(new Uint8Array(32), sealed)).toThrow(SealError)
  expect(() => unseal(key, withFlippedBit(sealed))).toThrow(SealError)
})

test('leaves a text that was never sealed unchanged', () => {
  expect(unseal(key, '["whsec_abc"]')).toBe('["whsec_abc"]')
})
