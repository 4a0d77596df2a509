import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { checkTables } from '../../db/sqliteIntegrity'
import { SqliteWatch } from '../../db/sqliteWatch'
import { seedDemo } from '../../demo/seedDemo'
import { HealthWatch } from '../../monitoring/healthWatch'
import { findReadinessProblem } from './health.service'
import { createHealthChecks } from './healthChecks'

let folder: string
let path: string
let db: Db
let sqlite: SqliteWatch
let watch: HealthWatch
let logged: { level: number; trouble: string; msg: string }[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-checks-'))
  path = join(folder, 'foyer.db')
  db = openDatabase(`file:${path}`)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date())
  await db.destroy()
  db = openDatabase(`file:${path}`)
  sqlite = new SqliteWatch(`file:${path}`, process.cwd(), { everyMs: 0, budgetMs: 60_000 })
  logged = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const environment = getEnvironment()
  const checks = createHealthChecks({ db, environment, now: () => new Date(), sqlite })
  watch = new HealthWatch({
    checks: checks.map((check) => ({ ...check, everyMs: 0 })),
    log,
    onError: (error) => {
      throw error
    },
  })
})
afterEach(async () => {
  await sqlite.waitUntilIdle()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const getEnvironment = () =>
  readEnvironment({ FOYER_DATA_DIR: folder, DATABASE_URL: `file:${path}`, FOYER_DISK_LOW_MB: '1' }, [])
const readinessProblem = () =>
  findReadinessProblem({ db, environment: getEnvironment(), isStopping: () => false, healthWatch: watch })
/** The first run starts a check of the tables; the second run returns its result. */
const runChecks = async () => {
  await watch.runDueChecks()
  await sqlite.waitUntilIdle()
  await watch.runDueChecks()
}

test('an intact database has no problem, and is checked in parts if time is short', async () => {
  await runChecks()
  expect([watch.currentProblems, logged, await readinessProblem()]).toEqual([[], [], undefined])
  // The arguments after the path are the first table and milliseconds. The result is the table to continue with; 0 if
  // all were checked.
  expect(checkTables(path, 0, 60_000)).toEqual({ next: 0 })
  expect(checkTables(path, 3, -1)).toEqual({ next: 3 })
})

test('damaged pages on the disk are reported, and logged once', async () => {
  const file = openSync(path, 'r+')
  const { size } = statSync(path)
  const page = 4096
  // The second half of the file has rows of the audit, and indexes.
  for (let at = Math.floor(size / page / 2); at < size / page; at += 1)
    writeSync(file, Buffer.alloc(page, 0xa5), 0, page, at * page)
  closeSync(file)
  await runChecks()
  await runChecks()
  const says = expect.stringMatching(
    /^The database .*foyer\.db is damaged \(.+\)\. Stop the server and put a backup/,
  )
  expect(watch.currentProblems).toEqual([{ what: 'database-damage', says }])
  expect(logged).toEqual([expect.objectContaining({ level: 50, trouble: 'database-damage', msg: says })])
})

test('a replaced or missing file is reported, and the server is not ready for requests', async () => {
  copyFileSync(path, `${path}.copy`)
  renameSync(path, `${path}.before`)
  renameSync(`${path}.copy`, path)
  await runChecks()
  expect(watch.currentProblems[0]?.says).toContain(
    'foyer.db was replaced by another file while the server runs',
  )
  expect(await readinessProblem()).toContain('was replaced by another file')
  rmSync(path)
  await watch.runDueChecks()
  expect(await readinessProblem()).toContain('foyer.db is gone')
  renameSync(`${path}.before`, path)
  await watch.runDueChecks()
  expect(await readinessProblem()).toBeUndefined()
})
