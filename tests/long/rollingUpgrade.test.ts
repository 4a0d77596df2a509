import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApiClient } from '../api/apiClient'
import { createApplicationFixture, fetchVacancies } from '../api/applicationFixture'
import { waitUntil } from '../api/backOfficeReceiver'
import { startPostgres } from '../postgres/startPostgres'
import { buildLaterVersion } from './laterVersion'
import { RollingServers } from './rollingServers'

const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
}, 300_000)

test('[API-20] upgrading one server after the other to a version with more migrations under load causes no error and loses nothing', {
  timeout: 900_000,
}, async () => {
  const later = await buildLaterVersion()
  ends.push(() => later.remove())
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-rolling-'))
  ends.push(() => rmSync(dataDir, { recursive: true }))
  const postgres = await startPostgres()
  ends.push(postgres.stop)
  const servers = new RollingServers({
    FOYER_DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    FOYER_SECRET: 'k7Q2vXy9Lr4TnB8wZs1MdF6hJc3GpA5e',
    FOYER_LIMITS: 'off',
  })
  ends.push(() => servers.endAll())
  const first = await servers.start(process.cwd())
  const second = await servers.start(process.cwd())
  const load = await startLoad(servers, first)
  await waitUntil(() => load.accepted.size > 30)
  await servers.start(later.root)
  await waitUntil(() => load.accepted.size > 80)
  expect(await servers.end(first)).toBe(0)
  await waitUntil(() => load.accepted.size > 120)
  expect(await servers.end(second)).toBe(0)
  await servers.start(later.root)
  await waitUntil(() => load.accepted.size > 200)
  await load.end()
  expect(load.refused).toEqual([])
  const stored = await query<{ guid: string }>(
    postgres.url,
    `select a.guid from applications a join outbox o on o.client_id = a.client_id and o.application_id = a.id
     where a.email_lower like 'rolling.%' order by a.guid`,
  )
  expect(stored.map(({ guid }) => guid)).toEqual([...load.accepted.values()].sort())
  expect(
    await query(
      postgres.url,
      "select indisvalid from pg_index where indexrelid = to_regclass('applications_later')",
    ),
  ).toEqual([{ indisvalid: true }])
})

/** Starts six parallel loops that read and apply as a guest until they are ended; each application has a new key. */
async function startLoad(servers: RollingServers, url: string) {
  const guest = { clientCode: 'harbour' }
  const { accessToken: token } = (
    await servers.call<TokenResponse>('/api/auth/authenticateGuest', { body: guest })
  ).body
  const api = { client: (bearer?: string) => createApiClient(url, bearer) }
  const [vacancy] = await fetchVacancies(api, token)
  const { body } = await createApplicationFixture(api, token, vacancy?.id ?? 0)
  const accepted = new Map<string, string>()
  const refused: string[] = []
  let isOver = false
  const recordStatus = (what: string, status: number) => {
    if (status >= 300) refused.push(`${what}: ${status}`)
  }
  const runLoop = async (number: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const key = `rolling.${number}.${turn}`
      for (const path of ['/api/vacancies', `/api/vacancies/${vacancy?.id}/form`])
        recordStatus(path, (await servers.call(path, { token })).status)
      recordStatus('/', (await servers.call('/')).status)
      const answer = await servers.call<SubmissionReceipt>('/api/submittedapplications', {
        token,
        body: { ...body, email: `${key}@example.org` },
        headers: { 'idempotency-key': key },
      })
      recordStatus('submit', answer.status)
      if (answer.status === 201) accepted.set(key, answer.body.guid)
    }
  }
  const loops = Promise.all(Array.from({ length: 6 }, (_, at) => runLoop(at)))
  const end = async () => {
    isOver = true
    await loops
  }
  return { accepted, refused, end }
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}
