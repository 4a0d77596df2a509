import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessClaims, TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { Problem } from '../../src/schemas/applications/application'
import { expectOk } from './apiClient'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const minuteMs = 60_000
const credentials = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
const authenticate = (body: object) => server.call<TokenResponse>('/api/auth/authenticate', { body })
const getSettingsStatus = async (token: string) =>
  (await server.client(token).GET('/api/userSettings')).response.status
const getClaims = (token: string): AccessClaims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

async function signIn(): Promise<{ accessToken: string; refreshToken: string }> {
  return expectOk(server.client().POST('/api/auth/authenticate', { body: credentials }))
}

describe('guests', () => {
  test('[API-03] [SS-01] [SS-08] a guest gets a token for an hour, with role, client and session', async () => {
    const body = { clientCode: 'harbour' }
    const { accessToken, expiry } = await expectOk(
      server.client().POST('/api/auth/authenticateGuest', { body }),
    )
    expect(expiry).toBe(3600)
    const claims = getClaims(accessToken)
    expect(claims).toMatchObject({ role: 'Guest', clientCode: 'harbour', sub: claims.sid })
    expect(await getSettingsStatus(accessToken)).toBe(200)
  })

  test('[SS-02] a guest with a valid token keeps its session', async () => {
    const token = await server.guest('harbour')
    server.advanceClock(59.6 * minuteMs)
    const body = { clientCode: 'harbour' }
    const again = await expectOk(server.client(token).POST('/api/auth/authenticateGuest', { body }))
    expect(getClaims(again.accessToken).sid).toBe(getClaims(token).sid)
    server.advanceClock(minuteMs)
    expect([await getSettingsStatus(token), await getSettingsStatus(again.accessToken)]).toEqual([401, 200])
  })

  test('an unknown client gets 404 as problem+json', async () => {
    for (const path of ['/api/auth/authenticateGuest', '/api/auth/authenticate']) {
      const answer = await server.call<Problem>(path, { body: { ...credentials, clientCode: 'nobody' } })
      expect(answer).toMatchObject({ status: 404, body: { status: 404, title: 'Not found' } })
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    }
  })
})

describe('signing in', () => {
  test('[API-02] [SS-04] [SS-08] returns tokens with role and user id, and the refresh token in a cookie', async () => {
    const answer = await authenticate({ ...credentials, username: 'Harbour-ADMIN' })
    expect(answer).toMatchObject({ status: 200, body: { expiry: 900 } })
    expect(getClaims(answer.body.accessToken)).toMatchObject({
      role: 'Client',
      sub: '1',
      clientCode: 'harbour',
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toContain(`foyer_refresh=${answer.body.refreshToken};`)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']) expect(cookie).toContain(part)
    const master = await server.signIn('master', 'master-demo-1', 'admin')
    expect(getClaims(master)).toMatchObject({ role: 'SuperUser', clientCode: 'admin' })
  })

  test('[SS-04] ignores blanks and invisible characters around the username, which phone keyboards add', async () => {
    for (const username of ['harbour-admin ', ' harbour-admin', 'harbour-admin\u200b', '\u00a0harbour-admin'])
      expect(await authenticate({ ...credentials, username })).toMatchObject({ status: 200 })
  })

  test('[SS-04] a wrong password, an unknown user and a user of another client get the same 401', async () => {
    const wrong = [
      { ...credentials, password: 'not-it-at-all' },
      { ...credentials, username: 'nobody-of-this-name' },
      { ...credentials, clientCode: 'meridian' },
    ]
    const answers = await Promise.all(wrong.map((body) => authenticate(body)))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))).toEqual(
      new Set([JSON.stringify([401, answers[0]?.body])]),
    )
    expect(answers[0]?.body).toMatchObject({ detail: 'The username or the password is wrong.' })
  })

  test('after ten failures gets 429 with Retry-After, even with the right password, for 15 minutes', async () => {
    const account = { username: 'meridian-admin', password: 'guess', clientCode: 'meridian' }
    const statuses: number[] = []
    for (let guess = 0; guess < 10; guess++) statuses.push((await authenticate(account)).status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    const blocked = await authenticate({ ...account, password: 'meridian-demo-1' })
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
    server.advanceClock(15 * minuteMs + 1000)
    expect((await authenticate({ ...account, password: 'meridian-demo-1' })).status).toBe(200)
  })
})

describe('access tokens', () => {
  test('[SS-03] an expired token is rejected', async () => {
    const { accessToken } = await signIn()
    expect(await getSettingsStatus(accessToken)).toBe(200)
    server.advanceClock(15 * minuteMs + 1000)
    const answer = await server.call<Problem>('/api/userSettings', { token: accessToken })
    expect(answer).toMatchObject({ status: 401, body: { status: 401, title: 'Not signed in' } })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('tokens that are altered, unsigned or signed with another key, and refresh tokens, are rejected', async () => {
    const { accessToken, refreshToken } = await signIn()
    const [head, body, signature] = accessToken.split('.')
    const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const claims = { ...getClaims(accessToken), role: 'SuperUser' }
    const raised = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(new Uint8Array(32))
    const wrong = [
      `${head}.${raised}.${signature}`,
      `${unsigned}.${body}.`,
      foreign,
      refreshToken,
      '',
      'x.y.z',
    ]
    expect(await Promise.all(wrong.map(getSettingsStatus))).toEqual(wrong.map(() => 401))
    expect(await getSettingsStatus(accessToken)).toBe(200)
  })

  test('[SS-08] guests, signed-in users and the SuperUser can read what their role allows', async () => {
    const guest = await server.guest('harbour')
    const paths = ['/api/applications', '/api/applicationDetails/1', '/api/userSettings']
    const getStatuses = (token?: string) =>
      Promise.all(
        paths.map(async (path) => (await server.call(path, token === undefined ? {} : { token })).status),
      )
    expect(await getStatuses()).toEqual([401, 401, 401])
    expect(await getStatuses(guest)).toEqual([403, 403, 200])
    expect(await getStatuses((await signIn()).accessToken)).toEqual([200, 200, 200])
    expect(await getStatuses(await server.signIn('master', 'master-demo-1', 'admin'))).toEqual([
      200, 404, 200,
    ])
  })
})
