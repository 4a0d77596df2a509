import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import { createOwnVacancyCalls } from '../api/authoredVacancyFixture'
import { callApi, type TestServer } from '../api/testServer'
import { type ServerProcess, startProcess } from './serverProcess'

/**
 * Limit of the time within which 99 % of the health checks get a response (p99). The time is under 100 ms on a quiet
 * machine. In a whole run, suites share two processors, and any process waits longer; a parser that blocks the server
 * took 3,500 ms and more.
 */
const maxP99Ms = 1000

// Runs in a separate process, so that a busy server delays its responses and not the requests of this test.
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-hostile-'))
let server: ServerProcess
let admin: string
let master: string

const call: TestServer['call'] = (path, options = {}) => callApi(`${server.url}${path}`, options)
const signIn = async (username: string, clientCode: string) => {
  const body = { username, password: `${username.replace('-admin', '')}-demo-1`, clientCode }
  return (await call<TokenResponse>('/api/auth/authenticate', { body })).body.accessToken
}

beforeAll(async () => {
  const variables = { FOYER_DATA_DIR: dataDir, FOYER_LIMITS: 'off' }
  server = await startProcess(variables)
  admin = await signIn('harbour-admin', 'harbour')
  master = await signIn('master', 'admin')
})
afterAll(async () => {
  await server?.end('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

/** Returns the milliseconds within which 99 of 100 health checks of another client are answered during `work`. */
async function measureDelayOfOthers(work: () => Promise<unknown>): Promise<number> {
  const answers: Promise<number>[] = []
  const check = async () => {
    const start = performance.now()
    await call('/api/health')
    return performance.now() - start
  }
  for (let count = 0; count < 5; count += 1) await check()
  const timer = setInterval(() => answers.push(check()), 20)
  await pause(500)
  await work()
  await pause(500)
  clearInterval(timer)
  const delays = (await Promise.all(answers)).toSorted((a, b) => a - b)
  return delays[Math.floor(delays.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

test('the server responds to others while a vacancy is saved whose description ends in blank lines', async () => {
  const { save, createDraft, fetchAuthoredVacancy: read } = createOwnVacancyCalls({ call }, () => admin)
  const { id, revision, content } = await createDraft({})
  const description = `a${'\n'.repeat(80_000)}`
  const delay = await measureDelayOfOthers(async () => {
    expect((await save(id, { ...content, description }, revision)).status).toBe(200)
  })
  expect(delay).toBeLessThan(maxP99Ms)
  expect((await read(id)).content.description.trim()).toBe('a')
})

test('the server responds to others while a site is published whose sidebar has unclosed link tags', async () => {
  const callSiteApi = <Body>(rest: string, options: object) =>
    call<Body>(`/api/sites/harbour${rest}`, { token: master, ...options })
  const sidebar = Buffer.from('<a '.repeat(60_000))
  const delay = await measureDelayOfOthers(async () => {
    const sent = await callSiteApi<SiteDraft>('/draft/files/sidebar.html', { method: 'PUT', body: sidebar })
    expect(sent.status).toBe(200)
    const published = await callSiteApi('/publications', { body: { revision: sent.body.revision, note: '' } })
    expect(published.status).toBe(201)
  })
  expect(delay).toBeLessThan(maxP99Ms)
})
