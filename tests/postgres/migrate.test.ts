import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMigrated, migrateDatabase } from '../../server/db/migrateDatabase'
import { type Db, openDatabase } from '../../server/db/openDatabase'
import { waitUntil } from '../api/backOfficeReceiver'
import { migrateUntil } from './oldDatabase'
import { makeTestDatabase, type TestDatabase } from './testDatabase'

let folder: string
let database: TestDatabase
let db: Db

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  database = await makeTestDatabase(folder)
  db = openDatabase(database.url)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a migration that waits for a table does not block it for others, and completes when it is free', async () => {
  await migrateUntil(db, '0120')
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query('begin; select count(*) from applications')
  const messages: string[] = []
  const migrated = migrateDatabase(db, (line) => messages.push(line))
  await waitUntil(() =>
    messages.includes('Migration 0120answeredApplications waits for other transactions and is tried again.'),
  )
  expect(await database.query('delete from applications')).toEqual([])
  expect(await isMigrated(db)).toBe(false)
  await reader.query('commit')
  await reader.end()
  await migrated
  expect(await isMigrated(db)).toBe(true)
  expect(messages).toContainEqual(expect.stringMatching(/^Migration 0130formLayout took \d+\.\d s\.$/))
})

const getIndexState = async () =>
  (
    await database.query(
      "select indisvalid from pg_index where indexrelid = to_regclass('applications_by_state')",
    )
  )[0]

test('an index of a large table is built during writes, and an interrupted one is built again', async () => {
  await migrateUntil(db, '0121')
  await database.query(
    `create index applications_by_state
      on applications (client_id, state, is_expression_of_interest, submitted_date, id, withdrawn_at)`,
  )
  await database.query(
    `update pg_index set indisvalid = false where indexrelid = 'applications_by_state'::regclass`,
  )
  expect(await getIndexState()).toEqual({ indisvalid: false })
  const writer = new pg.Client({ connectionString: database.url })
  await writer.connect()
  await writer.query('begin; delete from applications')
  const messages: string[] = []
  const migrated = migrateDatabase(db, (line) => messages.push(line))
  const waitingQueries = `select 1 from pg_stat_activity where query like '%concurrently%applications_by_state%' and wait_event_type = 'Lock'
    and pid <> pg_backend_pid()`
  await waitUntil(async () => (await database.query(waitingQueries)).length > 0)
  expect(await database.query('delete from applications')).toEqual([])
  expect(await isMigrated(db)).toBe(false)
  await writer.query('commit')
  await writer.end()
  await migrated
  expect([await getIndexState(), await isMigrated(db)]).toEqual([{ indisvalid: true }, true])
  expect(messages[0]).toMatch(/^Index applications_by_state took \d+\.\d s, without blocking requests\.$/)
})

test('two servers can migrate at once', async () => {
  await migrateUntil(db, '0121')
  const other = openDatabase(database.url)
  await Promise.all([migrateDatabase(db), migrateDatabase(other)])
  await other.destroy()
  expect(await isMigrated(db)).toBe(true)
})
