import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SubmissionBody, SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApiClient } from '../api/apiClient'
import { createApplicationFixture, fetchVacancies } from '../api/applicationFixture'
import { connectReceiver, startReceiver, waitUntil } from '../api/backOfficeReceiver'
import { type CallOptions, callApi } from '../api/testServer'
import { makeSeededDatabase, type TestDatabase } from '../postgres/testDatabase'
import { type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let server: ServerProcess

const start = async (more: Record<string, string> = {}) => {
  server = await startProcess({
    FOYER_DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    FOYER_LIMITS: 'off',
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
    ...more,
  })
}
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-stop-'))
  database = await makeSeededDatabase(dataDir)
  await start()
})
afterEach(async () => {
  await server.end('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const call = <Body>(path: string, options?: CallOptions) => callApi<Body>(server.url + path, options ?? {})
const api = { client: (token?: string) => createApiClient(server.url, token) }
const patience = { timeout: 120_000 }

/** Repeats a submission until it is accepted, as a person would. @returns the receipt, and all responses' statuses */
async function submitUntilAccepted(token: string, body: SubmissionBody, key: string) {
  const statuses: number[] = []
  for (;;) {
    try {
      const headers = { 'idempotency-key': key }
      const answer = await call<SubmissionReceipt>('/api/submittedapplications', { token, body, headers })
      statuses.push(answer.status)
      if (answer.status === 201) return { receipt: answer.body, statuses }
    } catch {
      // No server is listening at the moment.
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test(
  '[API-20] a server that is stopped while applications arrive answers those in progress, loses none and stores none twice',
  patience,
  async () => {
    const guest = { clientCode: 'harbour' }
    const { accessToken } = (await call<TokenResponse>('/api/auth/authenticateGuest', { body: guest })).body
    const list = await fetchVacancies(api, accessToken)
    const { body } = await createApplicationFixture(api, accessToken, list[0]?.id ?? 0)
    let answeredCount = 0
    const submitTenTimes = async (lane: number) => {
      const answers = []
      for (let turn = 0; turn < 10; turn++) {
        const key = `stop.${lane}.${turn}`
        answers.push(await submitUntilAccepted(accessToken, { ...body, email: `${key}@example.org` }, key))
        answeredCount += 1
      }
      return answers
    }
    const submits = Array.from({ length: 6 }, (_, at) => submitTenTimes(at))
    for (const share of [5, 25].slice(0, getRunCount(1, 2))) {
      await waitUntil(() => answeredCount >= share)
      expect(await server.end('SIGTERM')).toBe(0)
      await start()
    }
    const answers = (await Promise.all(submits)).flat()
    expect(new Set(answers.flatMap((answer) => answer.statuses))).toEqual(new Set([201]))
    const rows = await database.query("select guid from applications where email_lower like 'stop.%'")
    expect(rows.map((row) => row.guid).sort()).toEqual(answers.map((answer) => answer.receipt.guid).sort())
    const queued = await database.query(
      "select o.id from outbox o join applications a on a.id = o.application_id and a.client_id = o.client_id where a.email_lower like 'stop.%'",
    )
    expect(queued).toHaveLength(60)
  },
)

test(
  'on SIGTERM the server is immediately not ready, and keeps answering for the configured delay',
  patience,
  async () => {
    await server.end('SIGTERM')
    await start({ FOYER_STOP_DELAY: '3' })
    const ready = async () => (await call('/api/health/ready')).status
    expect(await ready()).toBe(200)
    const ended = server.end('SIGTERM')
    await waitUntil(async () => (await ready()) === 503)
    expect((await call('/api/health/live')).status).toBe(200)
    expect(await ended).toBe(0)
  },
)

test(
  '[API-20] a server that is stopped during deliveries waits for the responses; nothing is lost or sent twice',
  patience,
  async () => {
    const receiver = await startReceiver()
    await database.query("update outbox set state = 'sent'")
    await database.query(
      `update outbox set state = 'waiting', attempts = 0, sent_at = null, next_attempt_at = '2026-01-01T00:00:00.000Z'
     where client_id = (select id from clients where code = 'harbour')`,
    )
    const unsent = () => database.query("select id from outbox where state <> 'sent'")
    const due = (await unsent()).length
    receiver.pauseMs = 200
    await connectReceiver({ database }, 'harbour', receiver)
    for (const share of [3, 20].slice(0, getRunCount(1, 2))) {
      await waitUntil(() => receiver.received.length >= share)
      expect(await server.end('SIGTERM')).toBe(0)
      expect(await database.query("select id from outbox where state = 'sending'")).toEqual([])
      await start()
    }
    await waitUntil(async () => (await unsent()).length === 0)
    expect([due > 50, receiver.received.length, receiver.effects.size]).toEqual([true, due, due])
    await receiver.stop()
  },
)
