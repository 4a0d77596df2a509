import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeToken } from '../../../tests/fixtures/fakeToken'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import { createAnonymousHttp, createHttp } from '../http/http'
import { createSession } from './session.store'
import { getAccountRole } from './sessionMachine'

let clock = 0
beforeEach(() => {
  clock = 1_000_000
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function open(answer: CallHandler, { tab = createMemoryStore(), storage = createMemoryStore() } = {}) {
  const calls = interceptCalls(answer)
  const onSessionLost = vi.fn()
  const serverErrors: number[] = []
  const session = createSession({
    http: createAnonymousHttp(''),
    clientCode: 'harbour',
    storage,
    tabStore: tab,
    now: () => clock,
    onSessionLost,
  })
  const http = createHttp({
    baseURL: '',
    getToken: session.getToken,
    getReadSignal: session.getReadSignal,
    onRoleChange: (token) => session.renew(token),
    onUnauthorized: session.onUnauthorized,
    onServerError: (status) => serverErrors.push(status),
  })
  return { session, http, calls, onSessionLost, serverErrors, storage }
}

const paths = (calls: { url: string }[]) => calls.map(({ url }) => url)

it('[SS-12] requests a new token when the server applies another role, once per token', async () => {
  let issued = 0
  const { session, http, calls } = open(({ url }) => {
    if (url.startsWith('/api/auth/')) {
      const accessToken = createFakeToken('Client', String(++issued), issued > 1 ? 'reviewer' : 'owner')
      return { data: { accessToken, expiry: 900 } }
    }
    return { status: 403, data: { type: 'urn:foyer:problem:other-role' } }
  })
  await session.signIn({ username: 'u', password: 'p' })
  const requests = ['/api/a', '/api/b'].map((url) => http.get(url).catch(() => undefined))
  await Promise.all(requests)
  await vi.waitFor(() => expect(getAccountRole(session.store.getState())).toBe('reviewer'))
  expect(calls.filter(({ url }) => url.endsWith('refreshaccesstoken'))).toHaveLength(1)
})

it('[SS-12] does not request another token if the last one has just confirmed the role', async () => {
  let issued = 0
  const { session, http, calls } = open(({ url }) =>
    url.startsWith('/api/auth/')
      ? { data: { accessToken: createFakeToken('Client', String(++issued), 'reviewer'), expiry: 900 } }
      : { status: 403, data: { type: 'urn:foyer:problem:other-role' } },
  )
  await session.signIn({ username: 'u', password: 'p' })
  for (let times = 0; times < 5; times += 1) {
    await http.get('/api/a').catch(() => undefined)
    await vi.waitFor(() => expect(session.store.getState().name).toBe('signedIn'))
  }
  expect(calls.filter(({ url }) => url.endsWith('refreshaccesstoken'))).toHaveLength(1)
})

describe('a guest', () => {
  let issued = 0
  const answerGuest: CallHandler = () => ({ data: { accessToken: `guest-${++issued}`, expiry: 3600 } })
  beforeEach(() => {
    issued = 0
  })

  it('[SS-01] gets a token automatically, once for all requests that need it', async () => {
    const { session, calls } = open(answerGuest)
    expect(await Promise.all([session.getToken(), session.getToken()])).toEqual(['guest-1', 'guest-1'])
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/authenticateGuest',
      data: { clientCode: 'harbour' },
      withCredentials: true,
    })
  })

  it('[SS-02] renews the token within 30 seconds of expiry, not before', async () => {
    const { session } = open(answerGuest)
    await session.getToken()
    clock += 3600_000 - 30_001
    expect(await session.getToken()).toBe('guest-1')
    clock += 1
    expect(await session.getToken()).toBe('guest-2')
  })

  it('keeps its session over a reload, and sends the old token to get a new token', async () => {
    const tab = createMemoryStore()
    await open(answerGuest, { tab }).session.getToken()
    const { session, calls } = open(answerGuest, { tab })
    expect(await session.getToken()).toBe('guest-1')
    clock += 3600_000
    await session.getToken()
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['Bearer guest-1'])
  })

  it('[SS-07] sends credentials and its bearer token; a token that is refused is replaced once', async () => {
    const { http, calls } = open(({ url, headers }) => {
      if (url.startsWith('/api/auth')) return answerGuest({} as never)
      return headers.Authorization === 'Bearer guest-1' ? { status: 401 } : { data: 'ok' }
    })
    expect((await http.get('/api/vacancies')).data).toBe('ok')
    expect(calls.at(-1)).toMatchObject({
      headers: { Authorization: 'Bearer guest-2' },
      withCredentials: true,
    })
  })
})

describe('a signed-in user', () => {
  const answerCall: CallHandler = ({ url, data }) => {
    if (url.endsWith('/authenticate')) {
      const isCorrect = (data as { password: string }).password === 'right'
      return isCorrect ? { data: { accessToken: createFakeToken('Client'), expiry: 900 } } : { status: 401 }
    }
    if (url.endsWith('/authenticateGuest')) return { data: { accessToken: 'guest', expiry: 3600 } }
    if (url.endsWith('/refreshaccesstoken'))
      return { data: { accessToken: createFakeToken('Client', '2'), expiry: 900, refreshToken: '' } }
    return { data: 'ok' }
  }

  it('[SS-04] signs in with username, password and client; a failure changes nothing', async () => {
    const { session, calls, storage } = open(answerCall)
    expect((await session.signIn({ username: 'anna', password: 'wrong' }))?.status).toBe(401)
    expect(session.store.getState().name).toBe('signedOut')
    expect(await session.signIn({ username: 'anna', password: 'right' })).toBeNull()
    expect(calls[1]?.data).toEqual({ username: 'anna', password: 'right', clientCode: 'harbour' })
    expect(session.store.getState()).toMatchObject({ name: 'signedIn', claims: { role: 'Client' } })
    expect(storage.get('foyer.signedIn')).not.toBeNull()
  })

  it('[SS-03] gets a new token once after the old one has expired, while all other requests wait', async () => {
    let release: () => void = () => undefined
    const response = new Promise<void>((resolve) => {
      release = resolve
    })
    const { session, http, calls } = open(async (call) => {
      if (call.url.endsWith('/refreshaccesstoken')) await response
      return answerCall(call)
    })
    await session.signIn({ username: 'anna', password: 'right' })
    clock += 900_001
    const requests = [http.get('/api/applications'), http.get('/api/userSettings')]
    await vi.advanceTimersByTimeAsync(1000)
    expect(paths(calls)).toEqual(['/api/auth/authenticate', '/api/auth/refreshaccesstoken'])
    release()
    await vi.advanceTimersByTimeAsync(250)
    await Promise.all(requests)
    expect(calls.slice(2).map(({ headers }) => headers.Authorization)).toEqual(
      Array(2).fill(`Bearer ${createFakeToken('Client', '2')}`),
    )
  })

  it('[SS-05] becomes a guest when the refresh is refused', async () => {
    const { session, onSessionLost } = open((call) =>
      call.url.endsWith('/refreshaccesstoken') ? { status: 401 } : answerCall(call),
    )
    await session.signIn({ username: 'anna', password: 'right' })
    clock += 900_001
    expect(await session.getToken()).toBe('guest')
    expect(onSessionLost).toHaveBeenCalledOnce()
  })

  it('[SS-03] [SS-05] stays signed in while the network is unavailable, and continues afterwards', async () => {
    let isOnline = false
    const { session, http, onSessionLost, calls } = open((call) => {
      if (!isOnline && call.url !== '/api/auth/authenticate') throw new Error('No network')
      return answerCall(call)
    })
    await session.signIn({ username: 'anna', password: 'right' })
    clock += 10 * 3600_000
    await expect(http.get('/api/applications')).rejects.toMatchObject({ status: 0 })
    expect([session.store.getState().name, session.isLost.getState()]).toEqual(['signedIn', false])
    isOnline = true
    const requests = Promise.all([http.get('/api/applications'), http.get('/api/userSettings')])
    await vi.advanceTimersByTimeAsync(500)
    await requests
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(paths(calls).filter((url) => url.endsWith('/refreshaccesstoken'))).toHaveLength(2)
    expect(paths(calls).slice(-2).sort()).toEqual(['/api/applications', '/api/userSettings'])
  })

  it('[SS-03] [SS-05] stays signed in when the refresh is rate limited', async () => {
    let isBusy = true
    const { session, http, onSessionLost } = open((call) => {
      if (isBusy && call.url.endsWith('/refreshaccesstoken')) {
        return { status: 429, headers: { 'retry-after': '5' } }
      }
      return answerCall(call)
    })
    await session.signIn({ username: 'anna', password: 'right' })
    clock += 900_001
    await expect(http.get('/api/applications')).rejects.toMatchObject({ status: 429, retryAfter: 5 })
    expect(session.store.getState().name).toBe('signedIn')
    isBusy = false
    await http.get('/api/applications')
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('[SS-05] [SS-06] reports a lost session until sign-in or sign-out', async () => {
    const { session } = open((call) =>
      call.url.endsWith('/refreshaccesstoken') ? { status: 401 } : answerCall(call),
    )
    await session.signIn({ username: 'anna', password: 'right' })
    clock += 900_001
    await session.getToken()
    expect(session.isLost.getState()).toBe(true)
    await session.signIn({ username: 'anna', password: 'right' })
    expect(session.isLost.getState()).toBe(false)
    clock += 900_001
    await session.getToken()
    session.end()
    expect(session.isLost.getState()).toBe(false)
  })

  it('[SS-06] is logged out by a 401', async () => {
    const { session, http, onSessionLost } = open((call) =>
      call.url === '/api/applications' ? { status: 401 } : answerCall(call),
    )
    await session.signIn({ username: 'anna', password: 'right' })
    await expect(http.get('/api/applications')).rejects.toMatchObject({ status: 401 })
    expect(session.store.getState().name).toBe('signedOut')
    expect(onSessionLost).toHaveBeenCalledOnce()
  })

  it('[SS-05] aborts pending reads at a sign-out, so the session is not reported as lost', async () => {
    let endSession: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      endSession = resolve
    })
    const { session, http, onSessionLost } = open(async (call) => {
      if (call.url.endsWith('/logout')) {
        endSession()
        // The refused request is answered before the sign-out.
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      if (call.url !== '/api/applicationCounts') return answerCall(call)
      await ended
      return { status: 401 }
    })
    await session.signIn({ username: 'anna', password: 'right' })
    const read = http.get('/api/applicationCounts').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    const signingOut = session.signOut()
    await vi.advanceTimersByTimeAsync(50)
    await signingOut
    expect(await read).toMatchObject({ status: 0 })
    expect(onSessionLost).not.toHaveBeenCalled()
    expect((await http.get('/api/vacancies')).data).toBe('ok')
  })

  it('[SS-05] is signed in again after a reload, but not after a logout', async () => {
    const storage = createMemoryStore()
    await open(answerCall, { storage }).session.signIn({ username: 'anna', password: 'right' })
    const { session } = open(answerCall, { storage })
    await session.resume()
    expect(session.store.getState().name).toBe('signedIn')
    await session.signOut()
    expect(session.store.getState().name).toBe('signedOut')
    const after = open(answerCall, { storage })
    await after.session.resume()
    expect(after.calls).toEqual([])
  })
})

describe('errors', () => {
  it('[ER-01] [ER-02] reports a failing server, passes a 404 on silently, and preserves the problem details', async () => {
    const { http, serverErrors } = open(({ url }) => {
      if (url.startsWith('/api/auth')) return { data: { accessToken: 'guest', expiry: 3600 } }
      if (url === '/broken') return { status: 500 }
      if (url === '/gone')
        return { status: 404, data: { title: 'Not Found', status: 404, detail: 'Nothing here' } }
      return { status: 429, headers: { 'retry-after': '30' } }
    })
    await expect(http.get('/broken')).rejects.toMatchObject({ name: 'ApiError', status: 500 })
    await expect(http.get('/gone')).rejects.toMatchObject({ status: 404, detail: 'Nothing here' })
    await expect(http.get('/often')).rejects.toMatchObject({ status: 429, retryAfter: 30 })
    expect(serverErrors).toEqual([500])
  })

  it('[API-25] calls localhost:3000 in test mode only, without a timeout', async () => {
    const { getBaseUrl } = await import('../site/createSite')
    expect([getBaseUrl('test'), getBaseUrl('production'), getBaseUrl('development')]).toEqual([
      'http://localhost:3000',
      '',
      '',
    ])
    expect(open(() => ({})).http.defaults.timeout).toBe(0)
  })
})
