import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TokenResponse } from '../src/schemas/accountSecurity/session'
import type { SubmissionBody, SubmissionReceipt } from '../src/schemas/applications/application'
import { createApiClient } from '../tests/api/apiClient'
import {
  createApplicationFixture,
  createUploadBody,
  fetchVacancies,
  pdf,
} from '../tests/api/applicationFixture'
import { type CallOptions, callApi } from '../tests/api/testServer'
import { buildServer } from './app'
import { readEnvironment } from './config/environment'
import type { ServerContext } from './context'
import { migrateDatabase } from './db/migrateDatabase'
import { openDatabase } from './db/openDatabase'
import { seedDemo } from './demo/seedDemo'
import { DelayedTasks } from './jobs/delayedTasks'
import { createFileStore } from './modules/files/fileStore'
import { ParserPool } from './modules/files/parserPool'
import { UploadCapacity } from './modules/files/uploadCapacity'
import { BlockedSubmissions } from './modules/forms/blockedSubmissions'
import { HealthWatch } from './monitoring/healthWatch'
import { DeliveryMetrics } from './monitoring/requestMetrics'
import { readKeys } from './security/keys'
import { RateLimiter } from './security/rateLimiter'
import { SiteBrands } from './siteBrands'

let folder: string
let context: ServerContext
let server: {
  url: string
  call: <Body>(path: string, options?: CallOptions) => ReturnType<typeof callApi<Body>>
}
let token: string
let body: SubmissionBody
let lines: { msg: string }[]
let stop: () => Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-full-'))
  const environment = readEnvironment({ FOYER_DATA_DIR: folder, FOYER_LIMITS: 'off', HOST: '127.0.0.1' }, [])
  const db = openDatabase(environment.databaseUrl)
  await migrateDatabase(db)
  const now = () => new Date()
  await seedDemo(db, process.cwd(), now())
  const keys = readKeys(environment)
  const rateLimiter = new RateLimiter({ db, key: keys.limits, now })
  const uploadCapacity = new UploadCapacity(environment.uploads)
  const deliveryMetrics = new DeliveryMetrics(() => undefined)
  const files = createFileStore(null)
  lines = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const log: FastifyBaseLogger = pino({ level: 'error' }, stream)
  const watch = new HealthWatch({ checks: [], log, onError: () => undefined })
  const rest = {
    root: process.cwd(),
    now,
    report: () => undefined,
    renderer: null,
    scanner: null,
    parsers: new ParserPool(environment.fileCheckMs, log),
    blockedSubmissions: new BlockedSubmissions(),
    brands: new SiteBrands(),
    log,
    healthWatch: watch,
  }
  context = {
    db,
    environment,
    delayed: new DelayedTasks(),
    publicUrl: () => new URL('http://localhost:3000'),
    keys,
    rateLimiter,
    deliveryMetrics,
    uploadCapacity,
    files,
    ...rest,
    tracing: null,
    isStopping: () => false,
  }
  const { api } = await buildServer(context)
  await api.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  server = { url, call: (path, options = {}) => callApi(url + path, options) }
  stop = async () => {
    await api.close()
    await db.destroy()
  }
  const guest = { clientCode: 'harbour' }
  token = (await server.call<TokenResponse>('/api/auth/authenticateGuest', { body: guest })).body.accessToken
  const fixtureServer = { client: (whose?: string) => createApiClient(url, whose) }
  const vacancy = (await fetchVacancies(fixtureServer, token)).find((one) => one.name === 'Coastal Planner')
  body = (await createApplicationFixture(fixtureServer, token, vacancy?.id ?? 0)).body
}, 60_000)
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

/** Limits the database to this number of 4 KB pages; beyond it, writes fail as on a full disk. */
async function leaveRoom(pages: number): Promise<void> {
  const [row] = (await sql<{ page_count: number }>`pragma page_count`.execute(context.db)).rows
  await sql`${sql.raw(`pragma max_page_count = ${(row?.page_count ?? 0) + pages}`)}`.execute(context.db)
}
const submit = (email: string) =>
  server.call<SubmissionReceipt>('/api/submittedapplications', { token, body: { ...body, email } })
const sendResume = (id: number, bytes: Uint8Array) =>
  server.call(`/api/submittedapplications/${id}/attachments`, {
    token,
    body: createUploadBody({ resume: { name: 'resume.pdf', bytes } }),
  })
const countRows = async () => {
  const countIn = (table: 'applications' | 'outbox' | 'files') =>
    context.db
      .selectFrom(table)
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  return [(await countIn('applications')).n, (await countIn('outbox')).n, (await countIn('files')).n]
}
const unavailable = { type: 'urn:foyer:problem:unavailable', status: 503 }

test('[API-20] [API-21] a full disk refuses applications and leaves no partial data; they are accepted when there is space again', async () => {
  const first = await submit('before.full@example.org')
  const before = await countRows()
  await leaveRoom(4)
  let acceptedCount = 0
  let lastResponse = await submit('full.0@example.org')
  while (lastResponse.status === 201 && acceptedCount < 200) {
    acceptedCount += 1
    lastResponse = await submit(`full.${acceptedCount}@example.org`)
  }
  expect([lastResponse.status, lastResponse.headers.get('retry-after')]).toEqual([503, '5'])
  expect(lastResponse.body).toMatchObject(unavailable)
  const large = Buffer.concat([pdf, Buffer.alloc(1_000_000, 32)])
  const upload = await sendResume(first.body.id, large)
  expect([upload.status, upload.headers.get('retry-after')]).toEqual([503, '5'])
  expect(upload.body).toMatchObject(unavailable)
  const [applications = 0, outbox = 0, files = 0] = before
  expect(await countRows()).toEqual([applications + acceptedCount, outbox + acceptedCount, files])
  for (let attempt = 0; attempt < 20; attempt++) await submit(`full.${acceptedCount}@example.org`)
  expect(lines.filter(({ msg }) => msg === 'database trouble')).toEqual([
    expect.objectContaining({ code: 'SQLITE_FULL', reason: 'database or disk is full' }),
  ])
  expect((await server.call('/api/vacancies', { token })).status).toBe(200)

  await leaveRoom(10_000)
  expect((await submit(`full.${acceptedCount}@example.org`)).status).toBe(201)
  expect((await sendResume(first.body.id, large)).status).toBe(201)
  expect(await countRows()).toEqual([applications + acceptedCount + 1, outbox + acceptedCount + 1, files + 1])
  const [state] = (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(context.db)).rows
  expect(state?.integrity_check).toBe('ok')
})
