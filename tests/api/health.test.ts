import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const dayMs = 86_400_000
const monitor = 'a-token-of-the-monitor'

interface Health {
  status: string
  version: string
  commit?: string | null
  troubles?: { what: string; says: string }[]
}

const readHealth = (server: TestServer, token?: string) =>
  server.call<Health>('/api/health', token ? { token } : {})

describe('health', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ FOYER_METRICS_TOKEN: monitor })
  })
  afterAll(() => server.stop())

  test('answers at three paths on every host', async () => {
    for (const [path, status] of [
      ['/api/health', 'ok'],
      ['/api/health/live', 'alive'],
      ['/api/health/ready', 'ready'],
    ] as const) {
      const answer = await server.call<Health>(path)
      expect([answer.status, answer.body.status]).toEqual([200, status])
      expect((await visitSite(server, path, 'inside.container')).status).toBe(200)
    }
  })

  test('returns the version to everyone, and problems and commit only to monitors', async () => {
    expect(Object.keys((await readHealth(server)).body).sort()).toEqual(['status', 'version'])
    expect((await readHealth(server, monitor)).body).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: null,
      troubles: [],
    })
    const metrics = (await server.call<string>('/api/metrics', { token: monitor })).body
    expect(metrics).toMatch(/^foyer_build_info\{version="\d+\.\d+\.\d+",commit=""\} 1$/m)
    expect(metrics).toContain('foyer_troubles{what="clock"} 0')
  })

  test('is degraded while the clock is behind the newest row, and the site still works', async () => {
    server.advanceClock(-3 * dayMs)
    await server.restart()
    expect((await readHealth(server)).body).toEqual({ status: 'degraded', version: expect.any(String) })
    const { troubles = [] } = (await readHealth(server, monitor)).body
    expect(troubles).toMatchObject([{ what: 'clock', says: expect.stringContaining('it is behind') }])
    const metrics = (await server.call<string>('/api/metrics', { token: monitor })).body
    expect(metrics).toContain('foyer_troubles{what="clock"} 1')
    expect((await server.call('/api/health/ready')).status).toBe(200)
    server.advanceClock(3 * dayMs)
    await server.restart()
    expect((await readHealth(server)).body.status).toBe('ok')
  })
})

test("free disk space below the operator's limit is reported; below a sixteenth of it, the server is not ready", async () => {
  const server = await startTestServer({ FOYER_DISK_LOW_MB: '99999999', FOYER_METRICS_TOKEN: monitor })
  const isFile = server.database.url.startsWith('file:')
  const { body } = await readHealth(server, monitor)
  const statuses = [await server.call('/api/health/ready'), await server.call('/api/health/live')]
  await server.stop()
  // The server does not measure the disk of a PostgreSQL database.
  if (!isFile) return expect(body.status).toBe('ok')
  expect(body.troubles).toMatchObject([{ what: 'disk', says: expect.stringMatching(/has \d+ MB left/) }])
  expect(statuses.map(({ status }) => status)).toEqual([503, 200])
})

test('a disk with too little free space appears in health and metrics, and disappears, without a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-disk-'))
  const { bavail, bsize } = statfsSync(folder)
  const limitMb = Math.floor((bavail * bsize) / 1024 ** 2) - 64
  const server = await startTestServer({ FOYER_DISK_LOW_MB: String(limitMb) })
  const getDiskProblem = async () =>
    (await readHealth(server)).body.troubles?.find(({ what }) => what === 'disk')?.says
  try {
    // The server does not measure the disk of a PostgreSQL database.
    if (!server.database.url.startsWith('file:')) return
    writeFileSync(join(folder, 'large'), Buffer.alloc(160 * 1024 ** 2))
    await waitUntil(async () => (await getDiskProblem()) !== undefined)
    const metrics = (await server.call<string>('/api/metrics')).body
    expect(metrics).toContain('foyer_troubles{what="disk"} 1')
    rmSync(join(folder, 'large'))
    await waitUntil(async () => (await getDiskProblem()) === undefined)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})

describe('retain', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const retain = (...args: string[]) => server.command('retain', ...args)

  test('requires confirmation before it erases more than a tenth, or with an implausible clock', async () => {
    const { applications: all } = await server.stored()
    await server.database.query("update clients set retain_days = 1 where code = 'harbour'")
    const tooMany = await retain()
    expect([tooMany.code, tooMany.err]).toEqual([
      1,
      expect.stringMatching(/^This would erase \d+ of \d+ applications of harbour\. Nothing was erased\./),
    ])
    const ahead = new Date(Date.now() + 3 * dayMs).toISOString()
    await server.database.query(`update vacancies set updated_at = '${ahead}' where id = 1`)
    const withWrongClock = await retain()
    expect([withWrongClock.code, withWrongClock.err]).toEqual([1, expect.stringContaining('it is behind')])
    expect((await server.stored()).applications).toBe(all)

    const confirmed = await retain('--yes')
    expect([confirmed.code, confirmed.out]).toEqual([
      0,
      expect.stringMatching(
        /^harbour: \d+ of them had not been accepted by a back-office\.\n\d+ applications were erased\.$/,
      ),
    ])
    expect((await server.stored()).applications).toBeLessThan(all ?? 0)
  })
})
