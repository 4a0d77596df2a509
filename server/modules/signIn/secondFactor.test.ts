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
const moment = new Date(59_000)

describe('a code', () => {
  test('is the code of RFC 6238, with its time step', () => {
    expect(findTimeStep(secret, '287082', moment)).toBe(1)
  })

  test('is valid during its half minute, and in the ones before and after', () => {
    const made = new Date('2026-11-22T10:00:00Z')
    const code = generateSync({ secret, epoch: made.getTime() / 1000 })
    const after = (seconds: number) => findTimeStep(secret, code, new Date(made.getTime() + seconds * 1000))
    const step = made.getTime() / 30_000
    expect([-31, -30, 0, 29, 59, 60].map(after)).toEqual([undefined, step, step, step, step, undefined])
  })

  test.each(['', '28708', '2870820', '28708２', ' 287082', 'abcdef'])("is not '%s'", (code) => {
    expect(findTimeStep(secret, code, moment)).toBeUndefined()
  })
})

test('secrets have 160 bits and are unique; one is rendered as a QR code (SVG)', () => {
  const made = [createSecret(), createSecret()]
  expect(new Set(made).size).toBe(2)
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(renderSecretQrCode(secret, { username: 'harbour-admin', company: 'Harbour & Co' })).toMatch(
    /^<svg .*<\/svg>$/s,
  )
})

test('recovery codes are ten with 120 bits each, and accepted in any letter case and with other separators', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toBe(hashRecoveryCode(code))
  expect(hashRecoveryCode(code.slice(1))).not.toBe(hashRecoveryCode(code))
})
