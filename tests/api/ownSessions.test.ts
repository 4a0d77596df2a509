import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { clearExpiredDevices } from '../../server/modules/signIn/activeSessions.repository'
import type { ActiveSessions } from '../../src/schemas/accountSecurity/accountSecurity.types'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { Activity } from '../../src/schemas/activity/activity.types'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ FOYER_TRUST_PROXY: '127.0.0.1' })
})
afterEach(() => server.stop())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const harbour = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
const meridian = { username: 'meridian-admin', password: 'meridian-demo-1', clientCode: 'meridian' }
const master = { username: 'master', password: 'master-demo-1', clientCode: 'admin' }

interface SignedIn {
  token: string
  refreshToken: string
  /** The cookie by which the browser is a known device. */
  cookie: string
}

async function signIn(account = harbour, { agent = laptop, cookie = '', from = '203.0.113.9' } = {}) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) }
  const answer = await server.call<TokenResponse>('/api/auth/authenticate', { body: account, headers })
  expect(answer.status).toBe(200)
  const deviceCookie = answer.headers.getSetCookie().find((one) => one.startsWith('foyer_device'))
  const { accessToken: token, refreshToken = '' } = answer.body
  return { token, refreshToken, cookie: deviceCookie?.split(';')[0] ?? '' } satisfies SignedIn
}
const fetchSessions = async (token: string) =>
  (await server.call<ActiveSessions>('/api/ownSessions', { token })).body
const refresh = (refreshToken: string) =>
  server.call<TokenResponse>('/api/auth/refreshaccesstoken', { body: { refreshToken } })
const isActive = async (token: string) => (await server.call('/api/ownSessions', { token })).status === 200
const endSession = (token: string, id: number | undefined, currentPassword = harbour.password) =>
  server.call(`/api/ownSessions/${id}/end`, { token, body: { currentPassword } })
const endOthers = (token: string, currentPassword = harbour.password) =>
  server.call('/api/ownSessions/endOthers', { token, body: { currentPassword } })
const listActivity = async (token: string, action: string) =>
  (await server.call<{ results: Activity[] }>(`/api/audit?action=${encodeURIComponent(action)}`, { token }))
    .body.results

describe('[SS-09] active sessions', () => {
  test('are listed with device, network and times, and mark the current one', async () => {
    const one = await signIn()
    server.advanceClock(5 * minuteMs)
    await signIn(harbour, { agent: phone, from: '2001:db8:7:8::1' })
    server.advanceClock(20 * minuteMs)
    const { body } = await refresh(one.refreshToken)
    const { sessions } = await fetchSessions(body.accessToken)
    expect(sessions.map(({ device, address, isThis }) => [device, address, isThis])).toEqual([
      ['Safari on iOS', '2001:db8:7::/48', false],
      ['Firefox on Windows', '203.0.113.0/24', true],
    ])
    const [secondMs, firstMs] = sessions.map(
      ({ begun, lastUsed }) => Date.parse(lastUsed) - Date.parse(begun),
    )
    expect([secondMs, Math.round((firstMs ?? 0) / minuteMs)]).toEqual([0, 25])
    expect(JSON.stringify(await fetchSessions(body.accessToken))).not.toMatch(/203\.0\.113\.9|"sid"|Mozilla/)
  })

  test('are only those of the user’s own account, for SuperUsers as well; guests have none', async () => {
    const [mine, theirs, masters] = [await signIn(), await signIn(meridian), await signIn(master)]
    for (const { token } of [mine, theirs, masters]) {
      expect((await fetchSessions(token)).sessions.map(({ isThis }) => isThis)).toEqual([true])
    }
    expect((await server.call('/api/ownSessions', { token: await server.guest('harbour') })).status).toBe(403)
  })

  test('do not include sessions that were signed out or unused for two weeks', async () => {
    const one = await signIn()
    await server.call('/api/auth/logout', { token: one.token, body: {} })
    await signIn()
    server.advanceClock(14 * dayMs)
    const { token } = await signIn()
    expect((await fetchSessions(token)).sessions).toHaveLength(1)
  })
})

describe('[SS-09] ending a session', () => {
  test('ends it immediately with its refresh token; others continue, and the end is audited', async () => {
    const [mine, lost, other] = [await signIn(), await signIn(), await signIn()]
    const [, { id } = { id: 0 }] = (await fetchSessions(mine.token)).sessions
    expect((await endSession(mine.token, id)).status).toBe(204)
    expect([await isActive(lost.token), await isActive(other.token), await isActive(mine.token)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await refresh(lost.refreshToken)).status).toBe(401)
    expect(await listActivity(mine.token, 'session ended')).toMatchObject([
      { by: 'harbour-admin', subject: `session:${id}`, address: '127.0.0.0/24' },
    ])
    expect((await endSession(mine.token, id)).status).toBe(404)
  })

  test('is possible for all other sessions at once', async () => {
    const [mine, one, two, theirs] = [await signIn(), await signIn(), await signIn(), await signIn(meridian)]
    expect((await endOthers(mine.token)).status).toBe(204)
    const open = await Promise.all([mine, one, two, theirs].map(({ token }) => isActive(token)))
    expect(open).toEqual([true, false, false, true])
    for (const { refreshToken } of [one, two]) expect((await refresh(refreshToken)).status).toBe(401)
    expect(await listActivity(mine.token, 'other sessions ended')).toHaveLength(1)
  })

  test('requires the password, and guesses are limited', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const [{ id } = { id: 0 }] = (await fetchSessions(mine.token)).sessions
    const statuses = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await endSession(mine.token, id, `guess-${guess}`)).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    expect((await endOthers(mine.token)).status).toBe(429)
    expect(await isActive(other.token)).toBe(true)
  })

  test('is impossible for sessions of other people and of guests, and for unknown sessions', async () => {
    const [mine, theirs, masters] = [await signIn(), await signIn(meridian), await signIn(master)]
    await server.guest('harbour')
    const rows = await server.database.query('select id, user_id from sessions order by id')
    const [ownId, ...others] = rows.map(({ id }) => Number(id))
    for (const id of [...others, 999_999])
      expect([id, (await endSession(mine.token, id)).status]).toEqual([id, 404])
    expect((await endSession(masters.token, ownId, master.password)).status).toBe(404)
    expect([await isActive(mine.token), await isActive(theirs.token), await isActive(masters.token)]).toEqual(
      [true, true, true],
    )
  })
})

describe('[SS-11] a new device', () => {
  const getNewDevices = async (token: string) => (await fetchSessions(token)).newDevices

  test("is reported to the known devices and in the audit, except for the account's first sign-in", async () => {
    const first = await signIn()
    expect([await getNewDevices(first.token), await listActivity(first.token, 'new device')]).toEqual([
      [],
      [],
    ])
    const second = await signIn(harbour, { agent: phone, from: '198.51.100.4' })
    expect(await getNewDevices(first.token)).toMatchObject([
      { device: 'Safari on iOS', address: '198.51.100.0/24', isOpen: true },
    ])
    expect(await getNewDevices(second.token)).toEqual([])
    const [{ id } = { id: 0 }] = await getNewDevices(first.token)
    expect(await listActivity(first.token, 'new device')).toMatchObject([
      { by: 'harbour-admin', subject: `session:${id} Safari on iOS`, address: '198.51.100.0/24' },
    ])
  })

  test('is reported to a known device at its next sign-in, also after its session has ended', async () => {
    const { cookie } = await signIn()
    server.advanceClock(20 * dayMs)
    const stranger = await signIn(harbour, { agent: phone })
    await server.call('/api/auth/logout', { token: stranger.token, body: {} })
    const back = await signIn(harbour, { cookie })
    expect(await getNewDevices(back.token)).toMatchObject([{ device: 'Safari on iOS', isOpen: false }])
    server.advanceClock(14 * dayMs)
    const again = await signIn(harbour, { cookie })
    expect(await getNewDevices(again.token)).toHaveLength(1)
    server.advanceClock(17 * dayMs)
    expect(await getNewDevices((await signIn(harbour, { cookie })).token)).toEqual([])
  })

  test('is known from then on, but not with the cookie of another account', async () => {
    const first = await signIn()
    const theirs = await signIn(meridian)
    const { cookie } = await signIn(harbour, { agent: phone })
    await signIn(harbour, { agent: phone, cookie })
    expect(await getNewDevices(first.token)).toHaveLength(1)
    const [name] = cookie.split('=')
    await signIn(harbour, { agent: phone, cookie: `${name}=${theirs.cookie.split('=')[1]}` })
    expect(await getNewDevices(first.token)).toHaveLength(2)
    expect(await getNewDevices(theirs.token)).toEqual([])
  })

  test('and its network are deleted from a session a month after the session was last used', async () => {
    const { token } = await signIn()
    const db = openDatabase(server.database.url)
    await clearExpiredDevices(db, new Date(Date.now() + 29 * dayMs))
    expect((await fetchSessions(token)).sessions[0]?.device).toBe('Firefox on Windows')
    await clearExpiredDevices(db, new Date(Date.now() + 31 * dayMs))
    await db.destroy()
    expect((await fetchSessions(token)).sessions[0]).toMatchObject({ device: null, address: null })
  })
})
