import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import { runCommand } from '../api/operatorsCommands'
import { callApi } from '../api/testServer'
import { putSeededFile } from '../postgres/testDatabase'
import { runToEnd, type ServerProcess, startProcess } from './serverProcess'

let folder: string
let database: string
let server: ServerProcess | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-restore-'))
  database = join(folder, 'foyer.db')
  await putSeededFile(folder)
})
afterEach(async () => {
  await server?.end('SIGKILL')
  server = undefined
  rmSync(folder, { recursive: true })
})

const variables = () => ({ FOYER_DATA_DIR: folder, FOYER_LIMITS: 'off' })
const start = async () => {
  server = await startProcess(variables())
  return server
}
const foyer = (...args: string[]) => runCommand(variables(), args)

/** Returns the number of vacancies that a visitor of harbour sees. */
async function countVacancies(url: string): Promise<number> {
  const body = { clientCode: 'harbour' }
  const { body: guest } = await callApi<TokenResponse>(`${url}/api/auth/authenticateGuest`, { body })
  const answer = await callApi<unknown[]>(`${url}/api/vacancies`, { token: guest.accessToken })
  expect(answer.status).toBe(200)
  return answer.body.length
}

describe('restoring a backup', () => {
  test('replaces the database after a crash, and preserves the previous database and its log', {
    timeout: 600_000,
  }, async () => {
    const backup = join(folder, 'backup.db')
    const { url } = await start()
    const count = await countVacancies(url)
    expect((await foyer('backup', '--output', backup)).code).toBe(0)
    for (let turn = 0; turn < getRunCount(2, 20); turn++) {
      const seeded = await foyer(
        'seed',
        '--client',
        'harbour',
        '--vacancies',
        '300',
        '--applications',
        '1500',
      )
      expect([seeded.code, seeded.err.includes('failed')]).toEqual([0, false])
      await server?.end('SIGKILL')
      expect(statSync(`${database}-wal`).size).toBeGreaterThan(3_000_000)

      const { code, out, err } = await foyer('restore', backup)
      expect([code, err]).toEqual([0, 'Copying and checking the backup…\nReplacing the database…'])
      const previousDatabase = /is now (\S+)\./.exec(out)?.[1] ?? ''
      expect(out).toContain(`${database} is the backup ${backup}, with `)
      expect(existsSync(`${database}-wal`)).toBe(false)
      const before = new Database(previousDatabase, { readonly: true })
      const seeds = "select count(*) from vacancies where code like 'SEED-%'"
      expect(before.prepare(seeds).pluck().get()).toBe(300)
      before.close()
      for (const end of ['', '-wal', '-shm']) rmSync(`${previousDatabase}${end}`, { force: true })

      expect(await countVacancies((await start()).url)).toBe(count)
    }
  })

  test('is refused while a server runs, and if the file is damaged, missing, not of Foyer or the database itself', async () => {
    const backup = join(folder, 'backup.db')
    await start()
    expect((await foyer('backup', '--output', backup)).code).toBe(0)
    const running = await foyer('restore', backup)
    expect([running.code, running.err]).toEqual([1, expect.stringContaining('Another Foyer server uses')])
    await server?.end('SIGTERM')
    const before = readFileSync(database)

    const damaged = join(folder, 'damaged.db')
    const bytes = readFileSync(backup)
    writeFileSync(damaged, bytes.fill(7, 8192, bytes.length - 8192))
    const other = join(folder, 'other.db')
    new Database(other).exec('create table notes (id integer)').close()
    writeFileSync(join(folder, 'text.db'), 'a text')
    for (const [file, word] of [
      [damaged, 'is damaged'],
      [other, 'is not a database of Foyer'],
      [join(folder, 'text.db'), 'is damaged'],
      [join(folder, 'nowhere.db'), 'There is no file'],
      [join(folder, 'text.db/backup.db'), 'cannot be read (ENOTDIR)'],
      [database, 'is the database itself'],
    ] as const) {
      const { code, err } = await foyer('restore', file)
      expect([code, err]).toEqual([1, expect.stringContaining(word)])
    }
    expect(readFileSync(database).equals(before)).toBe(true)
    expect(existsSync(`${database}.restoring`)).toBe(false)
  })
})

describe('the server', () => {
  test('rejects a damaged database at startup with instructions', async () => {
    await start()
    await server?.end('SIGTERM')
    const bytes = readFileSync(database)
    writeFileSync(database, bytes.fill(7, 8192, bytes.length - 8192))
    const { code, output } = await runToEnd(variables())
    expect(code).toBe(1)
    expect(output).toContain('is damaged')
    expect(output).toContain('npm run foyer -- restore FILE')
  })

  test("does not start on a backup beside another database's log, and does not change the backup", async () => {
    const backup = join(folder, 'backup.db')
    await start()
    expect((await foyer('backup', '--output', backup)).code).toBe(0)
    await foyer('seed', '--client', 'harbour', '--vacancies', '300', '--applications', '1500')
    await server?.end('SIGKILL')
    copyFileSync(backup, database)
    const { code, output } = await runToEnd(variables())
    expect([code, output]).toEqual([1, expect.stringContaining('is damaged')])
    expect(readFileSync(database).equals(readFileSync(backup))).toBe(true)
  })

  test('locks its SQLite database', async () => {
    await start()
    const { code, output } = await runToEnd(variables())
    expect([code, output]).toEqual([1, expect.stringContaining('Another Foyer server uses')])
  })
})
