import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import { createApiClient } from '../api/apiClient'
import { createApplicationFixture, fetchVacancies, submit } from '../api/applicationFixture'
import { runCommand } from '../api/operatorsCommands'
import { callApi } from '../api/testServer'
import { putSeededFile } from '../postgres/testDatabase'
import { type ServerProcess, startProcess } from './serverProcess'

let folder: string
let server: ServerProcess | undefined
const variables = () => ({
  FOYER_DATA_DIR: folder,
  FOYER_LIMITS: 'off',
  HOST: '127.0.0.1',
  FOYER_SECRET: 'a secret for this test only, of 32 bytes or more',
})
const foyer = (...args: string[]) => runCommand(variables(), args)
const start = async () => {
  server = await startProcess(variables())
  return server.url
}
const stop = async () => {
  await server?.end('SIGTERM')
  server = undefined
}
const backup = () => join(folder, 'backup.db')
const log = () => join(folder, 'erasures.log')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-erasures-'))
  await putSeededFile(folder)
})
afterEach(async () => {
  await server?.end('SIGKILL')
  server = undefined
  rmSync(folder, { recursive: true })
})

async function submitApplication(url: string, email: string) {
  const body = { clientCode: 'harbour' }
  const token = (await callApi<TokenResponse>(`${url}/api/auth/authenticateGuest`, { body })).body.accessToken
  const api = { client: (other?: string) => createApiClient(url, other) }
  const [vacancy] = await fetchVacancies(api, token)
  await submit(api, token, (await createApplicationFixture(api, token, vacancy?.id ?? 0, email)).body)
}

/** Returns the email addresses of this test's applicants in the database. */
function listApplicants(): string[] {
  const database = new Database(join(folder, 'foyer.db'), { readonly: true })
  const rows = database
    .prepare("select email_lower from applications where email_lower like '%@erased.example'")
    .pluck()
    .all()
  database.close()
  return rows.map(String).sort()
}

test('after a restore, only people erased since the backup are erased again', async () => {
  const url = await start()
  await submitApplication(url, 'Kim@erased.example')
  await submitApplication(url, 'lee@erased.example')
  await submitApplication(url, 'back@erased.example')
  expect((await foyer('erase-person', '--client', 'harbour', '--email', 'back@erased.example')).code).toBe(0)
  await submitApplication(url, 'back@erased.example')
  await stop()
  expect((await foyer('backup', '--output', backup())).code).toBe(0)
  const erased = await foyer('erase-person', '--client', 'harbour', '--email', 'kim@erased.example')
  expect(erased.out).toContain('1 application of this address was erased at harbour.')
  const text = readFileSync(log(), 'utf8')
  expect([text.trim().split('\n').length, /kim|back/i.test(text), statSync(log()).mode & 0o777]).toEqual([
    2,
    false,
    0o600,
  ])

  const restored = await foyer('restore', backup())
  expect([restored.code, restored.out]).toEqual([
    0,
    expect.stringContaining('1 erasure since the backup was repeated: 1 application.'),
  ])
  // An applicant who applied again after an erasure that the backup contains is not erased.
  expect(listApplicants()).toEqual(['back@erased.example', 'lee@erased.example'])
  expect((await foyer('erasures', 'apply')).out).toBe(`0 erasures of ${log()} were repeated: 0 applications.`)
})

test('the command applies the erasure log of another server; the server applies its own log at startup', async () => {
  const url = await start()
  await submitApplication(url, 'kim@erased.example')
  await stop()
  expect((await foyer('backup', '--output', backup())).code).toBe(0)
  await foyer('erase-person', '--client', 'harbour', '--email', 'kim@erased.example')
  const externalLog = join(folder, 'elsewhere.log')
  const entries = readFileSync(log())
  rmSync(log())
  expect((await foyer('restore', backup())).code).toBe(0)
  expect(listApplicants()).toEqual(['kim@erased.example'])
  writeFileSync(externalLog, entries)
  expect((await foyer('erasures', 'apply', externalLog)).out).toContain('was repeated: 1 application.')
  expect(listApplicants()).toEqual([])

  // The backup is restored without the command, as on PostgreSQL.
  for (const end of ['-wal', '-shm']) rmSync(join(folder, `foyer.db${end}`), { force: true })
  copyFileSync(backup(), join(folder, 'foyer.db'))
  expect(listApplicants()).toEqual(['kim@erased.example'])
  writeFileSync(log(), entries)
  await start()
  expect(listApplicants()).toEqual([])
  expect(server?.output()).toContain('Erasures repeated after a restore: 1, applications: 1.')
})
