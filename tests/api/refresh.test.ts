import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const refresh = (refreshToken: string) =>
  server.call<TokenResponse>('/api/auth/refreshaccesstoken', { body: { refreshToken } })
const getSettingsStatus = async (token: string) => (await server.call('/api/userSettings', { token })).status
const getCookie = (headers: Headers) => headers.get('set-cookie') ?? ''

async function signIn(): Promise<{ accessToken: string; refreshToken: string }> {
  const body = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
  const answer = await server.call<TokenResponse>('/api/auth/authenticate', { body })
  return { accessToken: answer.body.accessToken, refreshToken: answer.body.refreshToken ?? '' }
}

describe('refreshing', () => {
  test('[API-04] [SS-03] a token can be used once; the same response is repeated for ten seconds', async () => {
    const { refreshToken } = await signIn()
    const first = await refresh(refreshToken)
    expect(first).toMatchObject({ status: 200, body: { expiry: 900 } })
    expect(first.body.refreshToken).not.toBe(refreshToken)
    server.advanceClock(5_000)
    expect((await refresh(refreshToken)).body.refreshToken).toBe(first.body.refreshToken)
  })

  test('several tabs that refresh at once get the same new token', async () => {
    const { refreshToken } = await signIn()
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)))
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1)
  })

  test('a token that is used again later ends the session with all its tokens, also after a restart', async () => {
    const { accessToken, refreshToken } = await signIn()
    const { body } = await refresh(refreshToken)
    server.advanceClock(11_000)
    await server.restart()
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await refresh(body.refreshToken ?? '')).status).toBe(401)
    expect([await getSettingsStatus(accessToken), await getSettingsStatus(body.accessToken)]).toEqual([
      401, 401,
    ])
  })

  test('a token from a cookie is renewed as a cookie, not in the body', async () => {
    const { refreshToken } = await signIn()
    const answer = await server.call<TokenResponse>('/api/auth/refreshaccesstoken', {
      method: 'POST',
      headers: { cookie: `foyer_refresh=${refreshToken}` },
    })
    expect(answer).toMatchObject({ status: 200, body: { refreshToken: '' } })
    const next = /foyer_refresh=([^;]+)/.exec(getCookie(answer.headers))?.[1] ?? ''
    expect(next.length).toBeGreaterThan(30)
    expect((await refresh(next)).status).toBe(200)
    const empty = await server.call('/api/auth/refreshaccesstoken', { body: {} })
    expect(empty.status).toBe(401)
  })

  test('[SS-05] [SS-06] logout invalidates both tokens', async () => {
    const { accessToken, refreshToken } = await signIn()
    const answer = await server.call('/api/auth/logout', {
      method: 'POST',
      token: accessToken,
      headers: { cookie: `foyer_refresh=${refreshToken}` },
    })
    expect(answer.status).toBe(204)
    expect(getCookie(answer.headers)).toMatch(/foyer_refresh=;/)
    expect([await getSettingsStatus(accessToken), (await refresh(refreshToken)).status]).toEqual([401, 401])
  })

  test('[SS-05] logout ends the session of the refresh token in the body', async () => {
    const { accessToken, refreshToken } = await signIn()
    const other = await signIn()
    const answer = await server.call('/api/auth/logout', { body: { refreshToken } })
    expect(answer.status).toBe(204)
    expect([await getSettingsStatus(accessToken), (await refresh(refreshToken)).status]).toEqual([401, 401])
    expect(await getSettingsStatus(other.accessToken)).toBe(200)
  })
})

describe('the refresh cookie in a request', () => {
  const calls = ['/api/auth/refreshaccesstoken', '/api/auth/logout']
  const host = 'harbour.localhost:3000'
  const send = (path: string, refreshToken: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(server.url)
      const sent = { host, cookie: `foyer_refresh=${refreshToken}`, ...headers }
      const clientRequest = request(
        { host: '127.0.0.1', port, path, method: 'POST', headers: sent },
        (answer) => resolve(answer.resume().statusCode ?? 0),
      )
      clientRequest.on('error', reject).end()
    })

  test.each([
    [
      'a page of another client on the same domain',
      { origin: 'http://meridian.localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['a page of another client, without Sec-Fetch-Site', { origin: 'http://meridian.localhost:3000' }],
    ['another port', { origin: 'http://harbour.localhost:4000' }],
    ['a page with the origin null', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s gets 403, ends no session and returns no token', async (_whose, headers) => {
    const { accessToken, refreshToken } = await signIn()
    for (const path of calls) expect([path, await send(path, refreshToken, headers)]).toEqual([path, 403])
    expect(await getSettingsStatus(accessToken)).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  test.each([
    ['a page of its site', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['a page of its site behind a proxy that ends TLS', { origin: `https://${host}` }],
    ['a program without browser headers', {}],
  ])('from %s is accepted', async (_whose, headers) => {
    const { accessToken, refreshToken } = await signIn()
    expect(await send('/api/auth/logout', refreshToken, headers)).toBe(204)
    expect(await getSettingsStatus(accessToken)).toBe(401)
  })
})
