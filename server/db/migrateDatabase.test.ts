import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateUntil } from '../../tests/postgres/oldDatabase'
import { isMigrated, migrateDatabase, migrations } from './migrateDatabase'
import { type Db, openDatabase } from './openDatabase'

let folder: string
let db: Db
let messages: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  messages = []
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const report = (line: string) => messages.push(line)

test('reports each missing migration of a database of an earlier version', async () => {
  await migrateUntil(db, '0100')
  expect(await isMigrated(db)).toBe(false)
  await migrateDatabase(db, report)
  const missing = Object.keys(migrations).filter((name) => name >= '0100')
  expect(messages.map((line) => line.replace(/\d+\.\d s/, 'N s'))).toEqual(
    missing.flatMap((name) => [`Migration ${name} begins.`, `Migration ${name} took N s.`]),
  )
  expect(await isMigrated(db)).toBe(true)
})

test('creates a new database, and leaves a current one unchanged, without reporting anything', async () => {
  await migrateDatabase(db, report)
  await migrateDatabase(db, report)
  expect([messages, await isMigrated(db)]).toEqual([[], true])
})

test('keeps the rows of a database of version 0.5, which has the tables of the baseline', async () => {
  await createDatabaseOf05()
  await sql`insert into clients (code, company, max_imported_count, application_form_fields, custom_fields, created_at)
    values ('harbour', 'Harbour', 1, '[]', '[]', '2026-01-01T00:00:00.000Z')`.execute(db)
  await migrateDatabase(db, report)
  const { rows } = await sql`select code, can_offer_alerts from clients`.execute(db)
  expect([rows, await isMigrated(db)]).toEqual([[{ code: 'harbour', can_offer_alerts: 0 }], true])
})

test('rejects a database that is older than version 0.5 and names the version to migrate it with', async () => {
  await createDatabaseOf05()
  await sql`delete from kysely_migration where name = '0041openOutbox'`.execute(db)
  await expect(migrateDatabase(db, report)).rejects.toThrow(
    'The database is older than Foyer 0.5 (0041openOutbox is missing). Migrate it with version 0.5 first',
  )
  expect(await isMigrated(db)).toBe(false)
})

/** Version 0.5 had the names of the replaced migrations, and no baseline. */
async function createDatabaseOf05(): Promise<void> {
  await migrateUntil(db, '0050')
  await sql`delete from kysely_migration where name = '0000baseline'`.execute(db)
}

test('a migration that fails half-way changes nothing, and those before it stay applied', async () => {
  await migrateUntil(db, '0130')
  await sql`create table form_leavings (id integer)`.execute(db)
  await expect(migrateDatabase(db, report)).rejects.toThrow('form_leavings')
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('clients')`.execute(db)
  const columns = rows.map(({ name }) => name)
  expect([columns.includes('can_check_answers'), columns.includes('can_count_leaving')]).toEqual([
    true,
    false,
  ])
  await sql`drop table form_leavings`.execute(db)
  await migrateDatabase(db, report)
  expect(await isMigrated(db)).toBe(true)
})
