import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import { runCommand } from '../api/operatorsCommands'
import { callApi } from '../api/testServer'
import { makeTestDatabase, type TestDatabase } from '../postgres/testDatabase'
import { parseLog, runToEnd, type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let running: ServerProcess | undefined
let password: string

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-production-'))
  database = await makeTestDatabase(dataDir)
  await runCommand(variables(), ['migrate', '--create'])
  const created = await runCommand(variables(), ['create-superuser', '--username', 'boss'])
  password = /Password: (\S+)/.exec(created.out)?.[1] ?? ''
})
afterEach(async () => {
  await running?.end('SIGKILL')
  running = undefined
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const variables = () => ({
  FOYER_DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  FOYER_SECRET: 'a secret of thirty-two bytes, or more',
})
const throughTls = { 'x-forwarded-proto': 'https' }
const start = async (more: Record<string, string> = {}) => {
  running = await startProcess({ ...variables(), ...more }, ['--production'])
  return running
}
const call = <Body>(path: string, body: object, headers: Record<string, string> = {}) =>
  callApi<Body>(`${running?.url}${path}`, { body, headers })
const signIn = () =>
  call<TokenResponse>(
    '/api/auth/authenticate',
    { username: 'boss', password, clientCode: 'admin' },
    throughTls,
  )
const getCookie = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.includes('foyer_refresh')) ?? ''

test('behind an unconfigured proxy, cookies are Secure and the log names the missing setting once', async () => {
  const server = await start()
  const { status, headers } = await signIn()
  await signIn()
  expect([status, headers.get('strict-transport-security')]).toEqual([200, null])
  expect(getCookie(headers)).toMatch(/^foyer_refresh=.*; Secure/)
  const warnings = server.output().match(/.*FOYER_TRUST_PROXY.*/g) ?? []
  expect(warnings).toHaveLength(1)
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({
    level: 40,
    header: 'x-forwarded-proto',
    peer: '127.0.0.1',
  })
  expect(parseLog(server.output()).map(({ msg }) => msg)).toContainEqual(
    expect.stringMatching(/^FOYER_DOMAINS is not set/),
  )
})

test('behind a trusted proxy, the session cookie has the __Host- prefix', async () => {
  const server = await start({ FOYER_TRUST_PROXY: '127.0.0.1', FOYER_DOMAINS: 'jobs.example.org' })
  const { headers, body } = await signIn()
  expect(headers.get('strict-transport-security')).not.toBeNull()
  const cookie = getCookie(headers)
  expect(cookie).toMatch(/^__Host-foyer_refresh=[^;]+;/)
  expect(cookie).toMatch(/; Path=\/;/)
  expect(cookie).toMatch(/; Secure/)
  expect(cookie).not.toMatch(/domain=/i)
  const refresh = async (name: string) => {
    const sent = { ...throughTls, cookie: `${name}=${body.refreshToken}` }
    return (await call('/api/auth/refreshaccesstoken', {}, sent)).status
  }
  // Another site below the same domain can set this cookie for all hosts.
  expect(await refresh('foyer_refresh')).toBe(401)
  expect(await refresh('__Host-foyer_refresh')).toBe(200)
  expect(server.output()).not.toContain('FOYER_TRUST_PROXY')
  expect(server.output()).not.toContain('FOYER_DOMAINS')
})

test('production makes the data folder readable only for the server’s user, even if others could read it before', async () => {
  const folder = join(dataDir, 'data')
  const { FOYER_SECRET } = variables()
  await runCommand({ FOYER_SECRET, FOYER_DATA_DIR: folder }, ['migrate', '--create'])
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'foyer.db'), 0o644)
  running = await startProcess({ FOYER_SECRET, FOYER_DATA_DIR: folder }, ['--production'])
  const modes = () =>
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  expect(modes()).toEqual([
    ['assets', '700'],
    ['foyer.db', '600'],
    ['foyer.db-shm', '600'],
    ['foyer.db-wal', '600'],
    ['foyer.db.lock', '600'],
  ])
})

test('production rejects a repetitive secret and explains how to create one', async () => {
  const { code, output } = await runToEnd({ ...variables(), FOYER_SECRET: 'a'.repeat(64) }, ['--production'])
  expect([code, parseLog(output)]).toEqual([
    1,
    [expect.objectContaining({ msg: expect.stringMatching(/^FOYER_SECRET .*openssl rand -base64 48$/) })],
  ])
})
