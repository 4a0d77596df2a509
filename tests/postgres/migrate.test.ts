import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMigrated, migrateDatabase } from '../../server/db/migrateDatabase'
import { type Db, openDatabase } from '../../server/db/openDatabase'
import { until } from '../api/backOfficeReceiver'
import { migrateUntil } from './oldDatabase'
import { makeTestDatabase, type TestDatabase } from './testDatabase'

let folder: string
let database: TestDatabase
let db: Db

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  database = await makeTestDatabase(folder)
  db = openDatabase(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a migration that has to wait for a table lets others use it in the meantime, and is done when it is free', async () => {
  await migrateUntil(db, '0040')
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query('begin; select count(*) from applications')
  const told: string[] = []
  const migrated = migrateDatabase(db, (line) => told.push(line))
  await until(() => told.includes('Migration 0040countedByUs lets others go first; it is tried again.'))
  expect(await database.query('delete from applications')).toEqual([])
  expect(await isMigrated(db)).toBe(false)
  await reader.query('commit')
  await reader.end()
  await migrated
  expect(await isMigrated(db)).toBe(true)
  expect(told.at(-1)).toMatch(/^Migration 0041openOutbox took \d+\.\d s\.$/)
})
