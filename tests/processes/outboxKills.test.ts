import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import {
  connectReceiver,
  type Receiver,
  type ReceiverReaction,
  startReceiver,
  waitUntil,
} from '../api/backOfficeReceiver'
import { makeSeededDatabase, type TestDatabase } from '../postgres/testDatabase'
import { type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let receiver: Receiver
let workers: ServerProcess[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-outbox-'))
  database = await makeSeededDatabase(dataDir)
  receiver = await startReceiver()
})
afterEach(async () => {
  for (const worker of workers) await worker.end('SIGKILL')
  workers = []
  await receiver.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Settings with short waits: one second per attempt, and one second between attempts. */
const variables = () => ({
  FOYER_DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
  FOYER_BACKOFFICE_TIMEOUT: '1',
  FOYER_BACKOFFICE_WAITS: Array(50).fill('1s').join(','),
})
const unsent = () =>
  database.query(
    "select o.id from outbox o join clients c on c.id = o.client_id where c.code = 'harbour' and o.state <> 'sent'",
  )

/** Of ten messages, three get an error, two get no response, and one is processed without a response. */
function react(): ReceiverReaction {
  const turn = (receiver.received.length * 7) % 10
  if (turn < 3) return { status: 503 }
  if (turn < 5) return 'hangs'
  return turn === 5 ? 'takes and breaks' : { status: 200 }
}

/** Queues some applications of one client again, as if they had not been sent. @returns their number */
async function requeueApplications(): Promise<number> {
  await database.query("update outbox set state = 'sent'")
  const client = "client_id = (select id from clients where code = 'harbour')"
  const some = `select id from applications where ${client} order by id limit ${getRunCount(20, 60)}`
  await database.query(
    `update outbox set state = 'waiting', attempts = 0, sent_at = null, next_attempt_at = '2026-01-01T00:00:00.000Z'
     where ${client} and application_id in (${some})`,
  )
  await database.query(`update applications set is_sent = 0 where ${client} and id in (${some})`)
  return (await unsent()).length
}

test('[API-20] every application takes effect exactly once despite kills and an unreliable back-office', async () => {
  const due = await requeueApplications()
  expect(due).toBe(getRunCount(20, 60))
  receiver.react = react
  await connectReceiver({ database }, 'harbour', receiver)
  // On PostgreSQL two processes share the work.
  const count = inject('postgresUrl') ? 2 : 1
  for (let at = 0; at < count; at++) workers.push(await startProcess(variables()))
  for (let kill = 1; kill <= getRunCount(1, 3); kill++) {
    await waitUntil(() => receiver.received.length >= kill * 10)
    await workers.shift()?.end('SIGKILL')
    // Ends the lease of the taken deliveries, to avoid waiting for half a minute.
    await database.query(
      "update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where state = 'sending'",
    )
    workers.push(await startProcess(variables()))
  }
  await waitUntil(async () => (await unsent()).length === 0)
  const applications = [...receiver.effects.values()].map((message) => message.data.application.id)
  expect([applications.length, new Set(applications).size]).toEqual([due, due])
  expect([[...receiver.changed], receiver.refused]).toEqual([[], 0])
  for (const worker of workers) expect(await worker.end('SIGTERM')).toBe(0)
  workers = []
})
