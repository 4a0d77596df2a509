import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import type { AccessClaims } from '../../../src/schemas/accountSecurity/session'
import { getAccessLifetime, readAccessToken, signAccessToken } from './sessions.service'

const keys = { access: new Uint8Array(32).fill(1), refresh: new Uint8Array(32).fill(2) }
const now = new Date('2026-11-21T09:00:00Z')
const claims: AccessClaims = {
  sub: '7',
  role: 'Client',
  clientCode: 'harbour',
  sid: 'a-session',
  exp: now.getTime() / 1000 + 900,
}

test('a token is valid until the second in which it expires', async () => {
  const token = await signAccessToken(keys, claims)
  expect(await readAccessToken(keys, token, now)).toMatchObject(claims)
  expect(await readAccessToken(keys, token, new Date(now.getTime() + 899_000))).toMatchObject(claims)
  expect(await readAccessToken(keys, token, new Date(now.getTime() + 900_000))).toBeUndefined()
})

test('tokens of guests are valid for an hour, others for 15 minutes', () => {
  expect([getAccessLifetime('Guest'), getAccessLifetime('Client'), getAccessLifetime('SuperUser')]).toEqual([
    3600, 900, 900,
  ])
})

const sign = (header: { alg: string; typ: string }, issuer: string, audience: string, key = keys.access) =>
  new SignJWT({ ...claims }).setProtectedHeader(header).setIssuer(issuer).setAudience(audience).sign(key)

test.each([
  ['another type', { alg: 'HS256', typ: 'JWT' }, 'foyer', 'foyer-api'],
  ['another algorithm', { alg: 'HS512', typ: 'at+jwt' }, 'foyer', 'foyer-api'],
  ['another issuer', { alg: 'HS256', typ: 'at+jwt' }, 'other', 'foyer-api'],
  ['another audience', { alg: 'HS256', typ: 'at+jwt' }, 'foyer', 'other'],
])(
  'a token with %s is invalid, although it is signed with the right key',
  async (_what, header, issuer, audience) => {
    const key = new Uint8Array(64).fill(1)
    const validToken = await sign({ alg: 'HS256', typ: 'at+jwt' }, 'foyer', 'foyer-api', key)
    expect(await readAccessToken({ ...keys, access: key }, validToken, now)).toMatchObject(claims)
    const token = await sign(header, issuer, audience, key)
    expect(await readAccessToken({ ...keys, access: key }, token, now)).toBeUndefined()
  },
)

test('a token signed with the key of refresh tokens is invalid', async () => {
  const token = await sign({ alg: 'HS256', typ: 'at+jwt' }, 'foyer', 'foyer-api', keys.refresh)
  expect(await readAccessToken(keys, token, now)).toBeUndefined()
})
