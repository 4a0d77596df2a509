import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { putSeededFile } from '../postgres/testDatabase'
import { runToEnd, type ServerProcess, startProcess } from './serverProcess'

let folder: string
let server: ServerProcess | undefined
const secret = 'the one secret of this installation, long enough'
const setBackOffice = ['set-backoffice', '--client', 'harbour', '--address', 'https://203.0.114.7/']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-beside-'))
})
afterEach(async () => {
  await server?.end('SIGKILL')
  server = undefined
  rmSync(folder, { recursive: true })
})

/** Runs a command as in a shell with these variables, but in this process. */
async function foyer(variables: Record<string, string>, args: string[], unitEnvFile?: string) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(args, {
    variables,
    ...(unitEnvFile ? { unitEnvFile } : {}),
    print: (line) => out.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => '',
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Starts and stops a server with the demo; if its data folder has no database, it first gets the demo's. */
async function runOnce(variables: { FOYER_DATA_DIR: string; FOYER_SECRET?: string }): Promise<void> {
  const { FOYER_DATA_DIR: data } = variables
  mkdirSync(data, { recursive: true })
  if (!existsSync(join(data, 'foyer.db'))) await putSeededFile(data)
  server = await startProcess(variables)
  await server.end('SIGTERM')
}

describe('a command beside the server', () => {
  test('creates neither a database nor a secret, and reports which of them is missing', async () => {
    const data = { FOYER_DATA_DIR: join(folder, 'data') }
    for (const args of [['create-superuser', '--username', 'boss'], setBackOffice, ['backup']]) {
      const { code, err } = await foyer(data, args)
      expect([code, err]).toEqual([1, expect.stringContaining('There is no database')])
    }
    expect(existsSync(data.FOYER_DATA_DIR)).toBe(false)

    await runOnce({ ...data, FOYER_SECRET: secret })
    const { code, err } = await foyer(data, setBackOffice)
    expect([code, err]).toEqual([1, expect.stringContaining('FOYER_SECRET is missing')])
    expect(readdirSync(data.FOYER_DATA_DIR)).not.toContain('secret')
  })

  test("reads the server's data folder and secret from the file of --env-file, or from the systemd unit's file", async () => {
    const data = { FOYER_DATA_DIR: join(folder, 'data'), FOYER_SECRET: secret }
    await runOnce(data)
    const file = join(folder, 'foyer.env')
    writeFileSync(file, `# Of the unit\nFOYER_DATA_DIR=${data.FOYER_DATA_DIR}\nFOYER_SECRET="${secret}"\n`)
    expect(await foyer({}, [...setBackOffice, '--env-file', file])).toMatchObject({ code: 0, err: '' })
    expect(await foyer({}, [...setBackOffice, `--env-file=${file}`])).toMatchObject({ code: 0 })
    expect(await foyer({}, ['deliveries', '--client', 'harbour'], file)).toMatchObject({ code: 0 })
    const elsewhere = { FOYER_DATA_DIR: join(folder, 'elsewhere') }
    expect((await foyer(elsewhere, ['backup'], file)).err).toContain('There is no database')
    expect(await foyer({}, ['backup', '--env-file', join(folder, 'nowhere')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be read (ENOENT)'),
    })
    expect((await foyer({}, ['backup', '--env-file'])).code).toBe(2)
    await runOnce(data)
  })

  test('refuses a database of another version, and the server refuses a newer one', async () => {
    const data = { FOYER_DATA_DIR: folder }
    await runOnce(data)
    const change = (sql: string) => new Database(join(folder, 'foyer.db')).exec(sql).close()
    change("insert into kysely_migration values ('9999ofTomorrow', '2030-01-01T00:00:00.000Z')")
    for (const ended of [await foyer(data, ['backup']), await foyer(data, ['migrate'])])
      expect(ended).toMatchObject({
        code: 1,
        err: expect.stringContaining('by a newer Foyer (it has 9999of'),
      })
    expect((await runToEnd(data)).output).toContain('by a newer Foyer (it has 9999ofTomorrow)')

    change("delete from kysely_migration where name in ('9999ofTomorrow', '0000allTables')")
    expect(await foyer(data, ['backup'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm run foyer -- migrate brings it up to date'),
    })
  })
})

test('a changed secret is detected at startup, with the affected clients', async () => {
  const data = { FOYER_DATA_DIR: folder, FOYER_SECRET: secret }
  await runOnce(data)
  expect((await foyer(data, setBackOffice)).code).toBe(0)
  const other = { ...data, FOYER_SECRET: 'another secret than before, which is long enough' }
  const { code, output } = await runToEnd(other)
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^FOYER_SECRET is not the secret under which the signing secrets of harbour were stored/,
    ),
  ])
  expect(await foyer(other, ['set-backoffice', '--client', 'harbour', '--forget-old-secret'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('stored under another FOYER_SECRET'),
  })
  expect((await foyer(other, [...setBackOffice, '--new-secret'])).code).toBe(0)
  await runOnce(other)
})
