import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIndexMigration } from '../../server/db/buildIndexes'
import { isMigrated, migrateDatabase } from '../../server/db/migrateDatabase'
import { type Db, openDatabase } from '../../server/db/openDatabase'
import { waitUntil } from '../api/backOfficeReceiver'
import { addColumnMigration, addLaterMigrations, createDevelopmentDatabase } from './laterMigrations'
import { makeTestDatabase, type TestDatabase } from './testDatabase'

let folder: string
let database: TestDatabase
let db: Db
let removeLaterMigrations = () => {}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  database = await makeTestDatabase(folder)
  db = openDatabase(database.url)
})
afterEach(async () => {
  removeLaterMigrations()
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a migration that waits for a table does not block it for others, and completes when it is free', async () => {
  await migrateDatabase(db)
  removeLaterMigrations = addLaterMigrations({
    '9001applications': addColumnMigration('applications', 'later'),
    '9002clients': addColumnMigration('clients', 'later'),
  })
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query('begin; select count(*) from applications')
  const messages: string[] = []
  const migrated = migrateDatabase(db, (line) => messages.push(line))
  await waitUntil(() =>
    messages.includes('Migration 9001applications waits for other transactions and is tried again.'),
  )
  expect(await database.query('delete from applications')).toEqual([])
  expect(await isMigrated(db)).toBe(false)
  await reader.query('commit')
  await reader.end()
  await migrated
  expect(await isMigrated(db)).toBe(true)
  expect(messages).toContainEqual(expect.stringMatching(/^Migration 9002clients took \d+\.\d s\.$/))
})

const laterIndex = { applications_later: 'applications (client_id, guid, id)' }
const getIndexState = async () =>
  (
    await database.query(
      "select indisvalid from pg_index where indexrelid = to_regclass('applications_later')",
    )
  )[0]

test('an index of a large table is built during writes, and an interrupted one is built again', async () => {
  await migrateDatabase(db)
  removeLaterMigrations = addLaterMigrations({ '9001index': createIndexMigration(laterIndex) })
  await database.query('create index applications_later on applications (client_id, guid, id)')
  await database.query(
    `update pg_index set indisvalid = false where indexrelid = 'applications_later'::regclass`,
  )
  expect(await getIndexState()).toEqual({ indisvalid: false })
  const writer = new pg.Client({ connectionString: database.url })
  await writer.connect()
  await writer.query('begin; delete from applications')
  const messages: string[] = []
  const migrated = migrateDatabase(db, (line) => messages.push(line))
  const waitingQueries = `select 1 from pg_stat_activity where query like '%concurrently%applications_later%' and wait_event_type = 'Lock'
    and pid <> pg_backend_pid()`
  await waitUntil(async () => (await database.query(waitingQueries)).length > 0)
  expect(await database.query('delete from applications')).toEqual([])
  expect(await isMigrated(db)).toBe(false)
  await writer.query('commit')
  await writer.end()
  await migrated
  expect([await getIndexState(), await isMigrated(db)]).toEqual([{ indisvalid: true }, true])
  expect(messages[0]).toMatch(/^Index applications_later took \d+\.\d s, without blocking requests\.$/)
})

test('two servers can migrate at once', async () => {
  await migrateDatabase(db)
  removeLaterMigrations = addLaterMigrations({
    '9001clients': addColumnMigration('clients', 'later'),
    '9002index': createIndexMigration(laterIndex),
    '9003users': addColumnMigration('users', 'later'),
  })
  const other = openDatabase(database.url)
  await Promise.all([migrateDatabase(db), migrateDatabase(other)])
  await other.destroy()
  expect(await isMigrated(db)).toBe(true)
})

test('a database of the last development version is accepted; an older one is rejected', async () => {
  await createDevelopmentDatabase(db)
  await migrateDatabase(db)
  expect(await isMigrated(db)).toBe(true)
  await database.query("delete from kysely_migration where name in ('0000allTables', '0260nameSearch')")
  await expect(migrateDatabase(db)).rejects.toThrow('(0260nameSearch is missing). Migrate it first with')
})
