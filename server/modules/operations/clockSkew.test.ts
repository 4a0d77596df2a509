import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../../cli/runCli'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { seedDemo } from '../../demo/seedDemo'
import { HealthWatch } from '../../monitoring/healthWatch'
import { addAudit } from '../audit/audit.repository'
import { createFileStore } from '../files/fileStore'
import { findClockProblem } from './clockSkew'
import { runScheduledHousekeeping } from './housekeeping'

const today = new Date('2026-11-22T09:00:00Z')
const later = (days: number) => new Date(today.getTime() + days * 86_400_000)
let folder: string
let db: Db
let logged: unknown[][]
const log = {
  info: (...line: unknown[]) => logged.push(['info', ...line]),
  warn: (...line: unknown[]) => logged.push(['warn', ...line]),
  error: (...line: unknown[]) => logged.push(['error', ...line]),
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-clock-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  logged = []
  await migrateDatabase(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const seed = () => seedDemo(db, process.cwd(), today)
const addRowAt = (at: Date) =>
  addAudit(db, 1, { userId: null, action: 'vacancy replaced', subject: 'vacancy:1', at: at.toISOString() })
const listApplications = () => db.selectFrom('applications').select('id').execute()
const runHousekeepingAt = (now: Date) =>
  runScheduledHousekeeping({
    db,
    files: createFileStore(null),
    environment: { auditDays: 400, databaseUrl: 'postgres://' },
    now: () => now,
    log: log as never,
  })

test('a clock is trusted as long as it fits the newest rows', async () => {
  expect(await findClockProblem(db, later(-4000))).toBeUndefined()
  await seed()
  for (const days of [0, -0.9, 1, 30, 179]) expect(await findClockProblem(db, later(days))).toBeUndefined()
})

test('a clock that is behind is reported, even after rows were written with it', async () => {
  await seed()
  expect(await findClockProblem(db, later(-2))).toMatch(/^The clock says 2026-11-20T.* it is behind/)
  await addRowAt(later(-365))
  expect(await findClockProblem(db, later(-365))).toMatch(/the newest row \(\w+\) is of 2026-11-22T09/)
})

test('a clock that is a year ahead is reported for a week, even after rows were written with it; after that, those rows confirm it', async () => {
  await seed()
  expect(await findClockProblem(db, later(365))).toMatch(/^The clock says 2027-.* it is far ahead/)
  await addRowAt(later(365))
  for (const days of [365, 371]) expect(await findClockProblem(db, later(days))).toMatch(/far ahead/)
  expect(await findClockProblem(db, later(373))).toBeUndefined()
})

test('rows with a future date are listed and corrected on demand; afterwards the clock is trusted', async () => {
  await seed()
  await addRowAt(later(400))
  await db
    .updateTable('applications')
    .set({ submitted_date: later(3).toISOString() })
    .where('id', '=', 1)
    .execute()
  const variables = { DATABASE_URL: `file:${join(folder, 'foyer.db')}`, FOYER_DATA_DIR: folder }
  const run = async (...args: string[]) => {
    const out: string[] = []
    const tools = { variables, print: (line: string) => out.push(line), reportProgress: () => undefined }
    const code = await runCli(['clock', ...args], { ...tools, now: today, readStdin: async () => '' })
    return [code, ...out]
  }
  const foundLines = [
    'harbour: 1 row of applications, the latest of 2026-11-25T09:00:00.000Z.',
    'harbour: 1 row of audit, the latest of 2027-12-27T09:00:00.000Z.',
  ]
  const listed = [...foundLines, expect.stringContaining('2 rows have a later date.')]
  expect(await run()).toEqual([0, ...listed, 'If the clock is right: npm run foyer -- clock --fix'])
  expect(await findClockProblem(db, today)).toContain('it is behind')
  expect(await run('--fix')).toEqual([
    0,
    ...foundLines,
    expect.stringContaining('2 rows got the present date instead of a later date.'),
  ])
  expect(await run()).toEqual([0, expect.stringContaining('0 rows have a later date.')])
  expect([await findClockProblem(db, today), await runHousekeepingAt(today)]).toEqual([undefined, true])
})

test('housekeeping erases nothing and logs an error while the clock is wrong; with a correct clock it warns about erased applications that were never delivered', async () => {
  await seed()
  await db.updateTable('clients').set({ retain_days: 20 }).execute()
  await db.updateTable('outbox').set({ state: 'sent' }).execute()
  const all = (await listApplications()).length
  expect(await runHousekeepingAt(later(365))).toBe(false)
  expect(await runHousekeepingAt(later(-365))).toBe(false)
  expect((await listApplications()).length).toBe(all)
  expect(logged.map(([level, , text]) => [level, text])).toEqual(
    Array(2).fill(['error', 'nothing is erased while the clock seems to be wrong']),
  )

  logged = []
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('client_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('outbox').set({ state: 'waiting' }).where('application_id', '=', id).execute()
  expect(await runHousekeepingAt(later(100))).toBe(true)
  expect(await listApplications()).toEqual([])
  const lines = logged.map(([level, counts]) => ({
    level,
    ...(counts as { client: string; unsent: number }),
  }))
  expect(lines.filter(({ unsent }) => unsent > 0)).toMatchObject([{ level: 'warn', unsent: 1 }])
  expect(lines.filter(({ level }) => level === 'info').length).toBeGreaterThan(0)
})

test('applications that wait for delivery to a back-office are not erased, however old they are', async () => {
  await seed()
  await db.updateTable('clients').set({ retain_days: 20 }).execute()
  const row = { address: 'https://hr.example', secrets: '[]', updated_at: '' }
  const clients = await db.selectFrom('clients').select('id').execute()
  await db
    .insertInto('back_offices')
    .values(clients.map(({ id }) => ({ ...row, client_id: id })))
    .execute()
  await db.updateTable('outbox').set({ state: 'waiting' }).execute()
  const all = (await listApplications()).length
  expect(await runHousekeepingAt(later(100))).toBe(true)
  expect([(await listApplications()).length, logged]).toEqual([all, []])
})

test('problems are logged when they begin and when they end', async () => {
  let says: string | undefined = 'The clock is wrong.'
  const watch = new HealthWatch({
    checks: [{ everyMs: 0, findProblems: async () => (says === undefined ? [] : [{ what: 'clock', says }]) }],
    log: log as never,
    onError: () => undefined,
  })
  await watch.runDueChecks()
  await watch.runDueChecks()
  expect(watch.currentProblems).toEqual([{ what: 'clock', says: 'The clock is wrong.' }])
  says = undefined
  await watch.runDueChecks()
  expect(logged).toEqual([
    ['error', { trouble: 'clock' }, 'The clock is wrong.'],
    ['info', { trouble: 'clock' }, 'problem resolved'],
  ])
})
