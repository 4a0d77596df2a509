import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import {
  createRecoveryCodes,
  createSecret,
  findTimeStep,
  hashRecoveryCode,
  renderSecretQrCode,
} from './secondFactor'

/** Secret and time from RFC 6238; the code ends in 287082. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const rfcTime = new Date(59_000)

describe('a code', () => {
  test('is accepted for the time step of the test vector in RFC 6238', () => {
    expect(findTimeStep(secret, '287082', rfcTime)).toBe(1)
  })

  test('is valid during its time step of 30 seconds, and during the steps before and after it', () => {
    const createdAt = new Date('2026-11-22T10:00:00Z')
    const code = generateSync({ secret, epoch: createdAt.getTime() / 1000 })
    const after = (seconds: number) =>
      findTimeStep(secret, code, new Date(createdAt.getTime() + seconds * 1000))
    const step = createdAt.getTime() / 30_000
    expect([-31, -30, 0, 29, 59, 60].map(after)).toEqual([undefined, step, step, step, step, undefined])
  })

  test.each(['', '28708', '2870820', '28708２', ' 287082', 'abcdef'])("is rejected if it is '%s'", (code) => {
    expect(findTimeStep(secret, code, rfcTime)).toBeUndefined()
  })
})

test('secrets have 160 bits and are unique, and can be rendered as an SVG QR code', () => {
  const secrets = [createSecret(), createSecret()]
  expect(new Set(secrets).size).toBe(2)
  for (const created of secrets) expect(created).toMatch(/^[A-Z2-7]{32}$/)
  expect(renderSecretQrCode(secret, { username: 'harbour-admin', company: 'Harbour & Co' })).toMatch(
    /^<svg .*<\/svg>$/s,
  )
})

test('there are ten recovery codes of 120 bits each, accepted in any letter case and with other separators', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toBe(hashRecoveryCode(code))
  expect(hashRecoveryCode(code.slice(1))).not.toBe(hashRecoveryCode(code))
})
