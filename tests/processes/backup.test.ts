import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { ApplicationDetails, SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApiClient } from '../api/apiClient'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf } from '../api/applicationFixture'
import { waitUntil } from '../api/backOfficeReceiver'
import { runCommand } from '../api/operatorsCommands'
import { type CallOptions, callApi } from '../api/testServer'
import { putSeededFile } from '../postgres/testDatabase'
import { type ServerProcess, startProcess } from './serverProcess'

let folder: string
let server: ServerProcess

const start = async (dataDir: string) => {
  server = await startProcess({ FOYER_DATA_DIR: dataDir, FOYER_LIMITS: 'off' })
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
  const used = join(folder, 'used')
  mkdirSync(used)
  await putSeededFile(used)
  await start(used)
}, 60_000)
afterEach(async () => {
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

const call = <Body>(path: string, options?: CallOptions) => callApi<Body>(server.url + path, options ?? {})
const api = { client: (token?: string) => createApiClient(server.url, token) }

/** Submits applications with a resume one after the other until `isOver` returns true. */
async function keepSubmitting(acknowledged: number[], isOver: () => boolean): Promise<void> {
  const guest = { clientCode: 'harbour' }
  const token = (await call<TokenResponse>('/api/auth/authenticateGuest', { body: guest })).body.accessToken
  const [vacancy] = await fetchVacancies(api, token)
  const { body } = await createApplicationFixture(api, token, vacancy?.id ?? 0)
  const file = () =>
    createUploadBody({
      resume: { name: 'resume.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(50_000, 32)]) },
    })
  for (let turn = 0; !isOver(); turn++) {
    const sent = { ...body, email: `backup.${turn}@example.org` }
    const { id } = (await call<SubmissionReceipt>('/api/submittedapplications', { token, body: sent })).body
    const uploaded = await call(`/api/submittedapplications/${id}/attachments`, { token, body: file() })
    expect(uploaded.status).toBe(201)
    acknowledged.push(id)
  }
}

test('a backup that is made during writes contains all data acknowledged before it began, and a server starts on a copy of it', {
  timeout: 120_000,
}, async () => {
  const acknowledged: number[] = []
  let isOver = false
  const submitting = keepSubmitting(acknowledged, () => isOver)
  await waitUntil(() => acknowledged.length >= 10)
  const before = [...acknowledged]
  const copy = join(folder, 'copy.db')
  const backup = await runCommand({ FOYER_DATA_DIR: join(folder, 'used') }, ['backup', '--output', copy])
  const count = acknowledged.length
  await waitUntil(() => acknowledged.length > count)
  isOver = true
  await submitting
  expect([backup.code, backup.err]).toEqual([0, expect.stringMatching(/(^|\n)Checking the copy…$/)])
  await server.end('SIGTERM')

  const restored = join(folder, 'restored')
  mkdirSync(restored)
  copyFileSync(copy, join(restored, 'foyer.db'))
  await start(restored)
  const credentials = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
  const admin = (await call<TokenResponse>('/api/auth/authenticate', { body: credentials })).body.accessToken
  for (const id of before) {
    const details = await call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })
    expect([details.status, details.body.attachments.length]).toEqual([200, 1])
  }
  await server.end('SIGTERM')
  const database = new Database(join(restored, 'foyer.db'), { readonly: true })
  const queryValue = (sql: string) => database.prepare(sql).pluck().get()
  expect(queryValue('pragma integrity_check')).toBe('ok')
  expect(queryValue('select count(*) from outbox')).toBe(queryValue('select count(*) from applications'))
  database.close()
})
