import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addColumnMigration,
  addLaterMigrations,
  createDevelopmentDatabase,
} from '../../tests/postgres/laterMigrations'
import { isMigrated, migrateDatabase } from './migrateDatabase'
import { type Db, openDatabase } from './openDatabase'

let folder: string
let db: Db
let messages: string[]
let removeLaterMigrations = () => {}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  messages = []
})
afterEach(async () => {
  removeLaterMigrations()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const report = (line: string) => messages.push(line)

const insertClient = () =>
  sql`insert into clients (code, company, max_imported_count, application_form_fields, custom_fields, created_at)
    values ('harbour', 'Harbour', 1, '[]', '[]', '2026-01-01T00:00:00.000Z')`.execute(db)

test('runs and reports each missing migration, and keeps the rows of the database', async () => {
  await migrateDatabase(db)
  await insertClient()
  removeLaterMigrations = addLaterMigrations({
    '9001first': addColumnMigration('clients', 'first'),
    '9002second': addColumnMigration('clients', 'second'),
  })
  expect(await isMigrated(db)).toBe(false)
  await migrateDatabase(db, report)
  expect(messages.map((line) => line.replace(/\d+\.\d s/, 'N s'))).toEqual(
    ['9001first', '9002second'].flatMap((name) => [
      `Migration ${name} begins.`,
      `Migration ${name} took N s.`,
    ]),
  )
  const { rows } = await sql`select code, first, second from clients`.execute(db)
  expect([rows, await isMigrated(db)]).toEqual([[{ code: 'harbour', first: null, second: null }], true])
})

test('creates the tables of a new database, and accepts an up-to-date database, without reporting anything', async () => {
  await migrateDatabase(db, report)
  await migrateDatabase(db, report)
  expect([messages, await isMigrated(db)]).toEqual([[], true])
})

test('a new database has no rows', async () => {
  await migrateDatabase(db)
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_schema
    where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'`.execute(db)
  expect(tables.length).toBeGreaterThan(40)
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    expect([name, rows]).toEqual([name, []])
  }
})

test('keeps tables and rows of a database of the last development version, which has the tables of the baseline', async () => {
  await createDevelopmentDatabase(db)
  await insertClient()
  const readSchema = () => sql`select type, name, sql from sqlite_schema order by type, name`.execute(db)
  const before = await readSchema()
  expect(await isMigrated(db)).toBe(false)
  await migrateDatabase(db, report)
  const { rows } = await sql`select code from clients`.execute(db)
  expect([rows, await isMigrated(db)]).toEqual([[{ code: 'harbour' }], true])
  expect(await readSchema()).toEqual(before)
})

test.each(['0260nameSearch', '0171promisedApplications', '0041openOutbox'])(
  'rejects a database of a development version without %s and says what to do',
  async (name) => {
    await createDevelopmentDatabase(db)
    await insertClient()
    await sql`delete from kysely_migration where name >= ${name}`.execute(db)
    await expect(migrateDatabase(db, report)).rejects.toThrow(
      `The database is older than this version can migrate (${name} is missing). Migrate it first with the last version that has 0260nameSearch, then with this one: see docs/upgrading.md.`,
    )
    const { rows } = await sql`select name from kysely_migration where name >= ${name}`.execute(db)
    expect([rows, await isMigrated(db)]).toEqual([[], false])
  },
)

test('a migration that fails half-way changes nothing, and those before it stay applied', async () => {
  await migrateDatabase(db)
  let fails = true
  removeLaterMigrations = addLaterMigrations({
    '9001first': addColumnMigration('clients', 'first'),
    '9002second': {
      up: async (transaction: Kysely<unknown>) => {
        await addColumnMigration('clients', 'second').up(transaction)
        if (fails) await sql`select * from missing_table`.execute(transaction)
      },
    },
  })
  await expect(migrateDatabase(db, report)).rejects.toThrow('missing_table')
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('clients')`.execute(db)
  const columns = rows.map(({ name }) => name)
  expect([columns.includes('first'), columns.includes('second')]).toEqual([true, false])
  fails = false
  await migrateDatabase(db, report)
  expect(await isMigrated(db)).toBe(true)
})
