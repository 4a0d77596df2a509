import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
const secret = 'the secret of this installation, long enough'
beforeEach(async () => {
  server = await startTestServer({ FOYER_TRUST_PROXY: '127.0.0.1', FOYER_SECRET: secret })
})
afterEach(() => server.stop())

const minuteMs = 60_000
const right = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
const wrong = { ...right, password: 'not-it-at-all' }

/** @param from client address, as the proxy reports it */
function signIn(body: object, from: string, cookie = '') {
  const headers = { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) }
  return server.call('/api/auth/authenticate', { body, headers })
}
const getStatus = async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).status
const getWait = async (...attempt: Parameters<typeof signIn>) => {
  const answer = await signIn(...attempt)
  expect(answer.status).toBe(429)
  return Number(answer.headers.get('retry-after'))
}
async function guess(times: number, from: (at: number) => string, cookie?: string): Promise<number[]> {
  const statuses = []
  for (let at = 0; at < times; at++) statuses.push(await getStatus(wrong, from(at), cookie))
  return statuses
}

/** Signs in and returns the cookie by which the device is known from then on. */
async function registerDevice(body: object = right, from = '192.0.2.1'): Promise<string> {
  const answer = await signIn(body, from)
  expect(answer.status).toBe(200)
  const deviceCookie = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('foyer_device'))
  return deviceCookie?.split(';')[0] ?? ''
}

describe('guesses of a password', () => {
  test('from one address are slowed down increasingly, and other addresses are not', async () => {
    expect(await guess(11, () => '198.51.100.1')).toEqual([...Array(10).fill(401), 429])
    const waits: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      const wait = await getWait(wrong, '198.51.100.1')
      waits.push(wait)
      server.advanceClock(wait * 1000)
      expect(await getStatus(wrong, '198.51.100.1')).toBe(401)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900])
    expect(await getWait(right, '198.51.100.1')).toBe(900)
    expect(await getStatus(right, '192.0.2.1')).toBe(200)
  })

  test('from one IPv6 network are limited like those from one address', async () => {
    const statuses = await guess(12, (at) => `2001:db8:1:2::${at + 1}`)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('from many addresses slow down unknown devices, but not a known device', async () => {
    const cookie = await registerDevice()
    const statuses = await guess(40, (at) => `198.51.100.${at}`)
    expect(statuses.filter((one) => one === 401)).toHaveLength(30)
    const wait = await getWait(right, '192.0.2.9')
    expect(wait).toBeLessThanOrEqual(60)
    expect(await getStatus(right, '198.51.100.1', cookie)).toBe(200)
    server.advanceClock(wait * 1000)
    expect(await getStatus(right, '192.0.2.9')).toBe(200)
  })

  test('for many accounts from one address are slowed down, except on a known device', async () => {
    const cookie = await registerDevice()
    for (let at = 0; at < 60; at++) await getStatus({ ...wrong, username: `name-${at}` }, '198.51.100.1')
    expect(await getWait({ ...wrong, username: 'one-more' }, '198.51.100.1')).toBeGreaterThan(0)
    expect(await getStatus(right, '198.51.100.1', cookie)).toBe(200)
    expect(await getStatus(right, '192.0.2.9')).toBe(200)
  })

  test('get the same response whether or not the user exists', async () => {
    const unknownUser = { ...wrong, username: 'nobody-of-this-name' }
    const [known, unknown] = [[], []] as [unknown[], unknown[]]
    for (let at = 0; at < 12; at++) {
      const [one, other] = [await signIn(wrong, '198.51.100.1'), await signIn(unknownUser, '198.51.100.2')]
      known.push([one.status, one.body])
      unknown.push([other.status, other.body])
    }
    expect(unknown).toEqual(known)
  })
})

describe('a known device', () => {
  test('is stored in an HttpOnly, SameSite cookie', async () => {
    const cookie = (await signIn(right, '192.0.2.1')).headers.getSetCookie().find((one) => /device/.test(one))
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Max-Age=7776000']) expect(cookie).toContain(part)
  })

  test('is slowed down by its own failures', async () => {
    const cookie = await registerDevice()
    expect(await guess(11, () => '192.0.2.1', cookie)).toEqual([...Array(10).fill(401), 429])
    expect(await getStatus(right, '192.0.2.1', cookie)).toBe(429)
    expect(await getStatus(right, '192.0.2.1')).toBe(200)
  })

  test('belongs to one account, cannot be forged, and is valid for ninety days', async () => {
    const cookie = await registerDevice()
    const otherCookie = await registerDevice({
      username: 'master',
      password: 'master-demo-1',
      clientCode: 'admin',
    })
    const [name = ''] = cookie.split('=')
    const invalidCookies = [`${name}=${otherCookie.split('=')[1]}`, `${cookie}x`, `${name}=x.y.z`]
    await guess(40, (at) => `198.51.100.${at}`)
    for (const invalidCookie of invalidCookies)
      expect(await getStatus(right, '192.0.2.9', invalidCookie)).toBe(429)
    expect(await getStatus(right, '192.0.2.9', cookie)).toBe(200)
    server.advanceClock(90 * 24 * 60 * minuteMs)
    await guess(40, (at) => `198.51.100.${at}`)
    expect(await getStatus(right, '192.0.2.9', cookie)).toBe(429)
  })
})

test('`foyer unlock` removes the delay for this account', async () => {
  await guess(11, () => '198.51.100.1')
  expect(await getStatus(right, '198.51.100.1')).toBe(429)
  expect(await server.command('unlock', 'Harbour-ADMIN')).toMatchObject({
    code: 0,
    out: 'The failed sign-ins of Harbour-ADMIN were reset.',
  })
  expect(await getStatus(right, '198.51.100.1')).toBe(200)
  expect((await server.command('unlock', 'nobody')).code).toBe(1)
  expect((await server.command('unlock')).code).toBe(2)
})

test('the table of sign-in attempts contains no personal data', async () => {
  await guess(2, () => '198.51.100.1')
  const rows = JSON.stringify(await server.database.query('select * from sign_in_attempts'))
  for (const text of ['harbour', '198.51', '"1:']) expect(rows).not.toContain(text)
})
