import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { ApplicationDetails, SubmissionReceipt } from '../../src/schemas/applications/application'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { createApiClient } from '../api/apiClient'
import { createApplicationFixture, createUploadBody, pdf } from '../api/applicationFixture'
import { waitUntil } from '../api/backOfficeReceiver'
import { runCommand } from '../api/operatorsCommands'
import { type CallOptions, callApi } from '../api/testServer'
import { makeSeededDatabase, makeTestDatabase, type TestDatabase } from '../postgres/testDatabase'
import { parseLog, runToEnd, type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let running: ServerProcess | undefined

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-process-'))
  database = await makeTestDatabase(dataDir)
})
afterEach(async () => {
  await running?.end('SIGKILL')
  running = undefined
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const start = async (variables: Record<string, string> = {}) => {
  running = await startProcess({ FOYER_DATA_DIR: dataDir, DATABASE_URL: database.url, ...variables })
  return running
}
const callTo =
  (server: ServerProcess) =>
  <Body>(path: string, options: CallOptions = {}) =>
    callApi<Body>(`${server.url}${path}`, options)
const signIn = async (server: ServerProcess, path: string, body: object) =>
  (await callTo(server)<TokenResponse>(path, { body })).body.accessToken

/** Each test starts complete processes, which takes seconds on a busy machine. */
const patience = { timeout: 120_000 }

describe('acknowledged data is stored', patience, () => {
  test('[API-20] [API-21] a kill -9 right after each 201 loses neither application nor file', async () => {
    await database.drop()
    database = await makeSeededDatabase(dataDir)
    let server = await start()
    const token = await signIn(server, '/api/auth/authenticateGuest', { clientCode: 'harbour' })
    const [vacancy] = (await callTo(server)<VacancyListItem[]>('/api/vacancies', { token })).body
    const { url } = server
    const { body } = await createApplicationFixture(
      { client: (callerToken) => createApiClient(url, callerToken) },
      token,
      vacancy?.id ?? 0,
      'durable@example.org',
    )
    const sent = await callTo(server)<SubmissionReceipt>('/api/submittedapplications', { token, body })
    await server.end('SIGKILL')
    expect(sent.status).toBe(201)

    server = await start()
    const path = `/api/submittedapplications/${sent.body.id}/attachments`
    const files = createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } })
    const uploaded = await callTo(server)<{ id: number }[]>(path, { token, body: files })
    await server.end('SIGKILL')
    expect(uploaded.status).toBe(201)

    server = await start()
    const credentials = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
    const admin = await signIn(server, '/api/auth/authenticate', credentials)
    const details = await callTo(server)<ApplicationDetails>(`/api/applicationDetails/${sent.body.id}`, {
      token: admin,
    })
    expect(details.body).toMatchObject({
      submittedDate: sent.body.submittedDate,
      attachments: [{ id: uploaded.body[0]?.id, size: pdf.length }],
    })
  })
})

describe('the process', patience, () => {
  test('prints the addresses and accounts of the demo, seeds once, and exits with 0 on SIGTERM', async () => {
    let server = await start()
    for (const text of [
      /http:\/\/harbour\.localhost:\d+ +harbour-admin \/ harbour-demo-1/,
      /http:\/\/meridian\.localhost:\d+ +meridian-admin \/ meridian-demo-1/,
      /http:\/\/admin\.localhost:\d+ +master \/ master-demo-1/,
    ]) {
      expect(server.output()).toMatch(text)
    }
    const token = await signIn(server, '/api/auth/authenticateGuest', { clientCode: 'harbour' })
    expect(await server.end('SIGTERM')).toBe(0)
    server = await start()
    const list = await callTo(server)<VacancyListItem[]>('/api/vacancies', { token })
    expect([list.status, list.body.length]).toEqual([200, 67])
  })

  test.each([
    [{ PORT: 'eighty' }, ['--demo'], /^PORT must be/],
    [{ FOYER_SECRET: 'short' }, ['--demo'], /^FOYER_SECRET must have at least 32 bytes; it has 5\./],
    [{ HOST: '0.0.0.0' }, ['--demo'], /loopback HOST such as 127\.0\.0\.1, not on '0\.0\.0\.0'/],
    [{}, [], /^An argument is missing\. Known arguments: --production, --demo, --version, --help\.$/m],
    [{}, ['--prodution'], /^Unknown option '--prodution'\. Known arguments: --production, /],
    [{}, ['production'], /^Unexpected argument 'production'\. Known arguments: --production, /],
    [{}, ['--production=yes'], /^Option '--production' does not take an argument\. Known arguments: /],
    [{}, ['--demo', '--production', '--now'], /Unknown option '--now'\. Known arguments: /],
    [{}, ['--demo', '--production'], /Use either --production or --demo\./],
  ])('with %j %j does not start, and prints the reason in one line', async (variables, args, line) => {
    const { code, output } = await runToEnd({ FOYER_DATA_DIR: dataDir, ...variables }, args)
    expect([code, output.trim().split('\n').length]).toEqual([1, 1])
    expect(output).toMatch(line)
  })

  test.each([
    [{}, /^FOYER_SECRET is missing/],
    [{ FOYER_SECRET: 'short' }, /^FOYER_SECRET must have at least 32 bytes; it has 5\./],
  ])(
    'in production with %j does not start, and the reason is the only line of the log',
    async (variables, line) => {
      const { code, output } = await runToEnd({ FOYER_DATA_DIR: dataDir, ...variables }, ['--production'])
      expect([code, parseLog(output)]).toEqual([
        1,
        [expect.objectContaining({ level: 60, msg: expect.stringMatching(line) })],
      ])
    },
  )

  test('--version prints the version and the commit, and starts nothing', async () => {
    const { code, output } = await runToEnd({ FOYER_DATA_DIR: dataDir }, ['--version'])
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Foyer \d+\.\d+\.\d+( \([0-9a-f]{12}(-dirty)?\))?\n$/),
    ])
  })

  test('--help prints the usage and starts nothing, whatever the environment contains', async () => {
    const production = { HOST: '0.0.0.0', FOYER_SECRET: 'a secret of thirty-two bytes, or more' }
    const { code, output } = await runToEnd({ FOYER_DATA_DIR: dataDir, ...production }, ['--help'])
    expect(code).toBe(0)
    expect(output).toMatch(/^node dist\/server\/main\.js ARGUMENT\n/)
    for (const name of ['--production', '--demo', '--version', '--help']) expect(output).toContain(name)
    expect(readdirSync(dataDir).filter((name) => name === 'foyer.db.lock')).toEqual([])
  })

  test('production refuses a missing or empty database, and reports one that is moved away; migrate --create creates one', async () => {
    const data = join(dataDir, 'not-mounted')
    const path = join(data, 'foyer.db')
    const variables = { FOYER_DATA_DIR: data, FOYER_SECRET: 'a secret of thirty-two bytes, or more' }
    const expectRefusal = async () => {
      const { code, output } = await runToEnd(variables, ['--production'])
      expect([code, parseLog(output).at(-1)?.msg]).toEqual([
        1,
        expect.stringContaining(`no database at ${path},`),
      ])
      const migrated = await runCommand(variables, ['migrate'])
      expect([migrated.code, migrated.err]).toEqual([1, expect.stringContaining('migrate --create')])
    }
    await expectRefusal()
    expect(existsSync(data)).toBe(false)
    mkdirSync(data)
    writeFileSync(path, '')
    await expectRefusal()
    rmSync(path)
    expect((await runCommand(variables, ['migrate', '--create'])).code).toBe(0)
    running = await startProcess(variables, ['--production'])
    const ready = async () => (await callApi(`${running?.url}/api/health/ready`, {})).status
    expect(await ready()).toBe(200)

    // The server still has the file open, so only the server can notice that the path leads nowhere.
    renameSync(path, `${path}.gone`)
    await waitUntil(async () => (await ready()) === 503)
    const { out } = await runCommand({ ...variables, PORT: new URL(running.url).port }, ['doctor'])
    expect(out).toContain(`failed   server: The database file ${path} is gone while the server runs.`)
  })

  test('a damaged database ends the start with a non-zero exit code', async () => {
    writeFileSync(join(dataDir, 'foyer.db'), 'This is not a database. '.repeat(100))
    const { code, output } = await runToEnd({ FOYER_DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(output).toContain('Foyer could not start')
  })
})
