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
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  told = []
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const tell = (line: string) => told.push(line)
const triggers = async () => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

test('reports each missing migration of an old database, and leaves no triggers', async () => {
  await migrateUntil(db, '0040')
  expect((await triggers()).length).toBeGreaterThan(5)
  expect(await isMigrated(db)).toBe(false)
  await migrateDatabase(db, tell)
  const lacked = Object.keys(migrations).filter((name) => name >= '0040')
  expect(told.map((line) => line.replace(/\d+\.\d s/, 'N s'))).toEqual(
    lacked.flatMap((name) => [`Migration ${name} begins.`, `Migration ${name} took N s.`]),
  )
  expect([await triggers(), await isMigrated(db)]).toEqual([[], true])
})

test('a new database is made, and one that is up to date left alone, without a word', async () => {
  await migrateDatabase(db, tell)
  await migrateDatabase(db, tell)
  expect([told, await isMigrated(db)]).toEqual([[], true])
})

test('a migration that fails half-way leaves nothing of itself, and those before it are done', async () => {
  await migrateUntil(db, '0040')
  await sql`drop trigger applications_mark_delete`.execute(db)
  const before = await triggers()
  await expect(migrateDatabase(db, tell)).rejects.toThrow('applications_mark_delete')
  expect(await triggers()).toEqual(before)
  await sql`create trigger applications_mark_delete after delete on applications begin select 1; end`.execute(
    db,
  )
  await sql`create table outbox_open (id integer)`.execute(db)
  await expect(migrateDatabase(db, tell)).rejects.toThrow('outbox_open')
  expect([await triggers(), await isMigrated(db)]).toEqual([[], false])
})
