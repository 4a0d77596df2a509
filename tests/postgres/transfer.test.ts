import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import { transferTables, untransferredTables } from '../../server/db/transferTables'
import { runCommand, type TestVariables } from '../api/operatorsCommands'
import { startTestServer } from '../api/testServer'
import { makeTestDatabase, type TestDatabase } from './testDatabase'

let folder: string
let postgres: TestDatabase
const onSource = () => ({ DATABASE_URL: `file:${join(folder, 'from.db')}`, FOYER_DATA_DIR: folder })
const onReturned = () => ({ DATABASE_URL: `file:${join(folder, 'back.db')}`, FOYER_DATA_DIR: folder })
const onPostgres = () => ({ DATABASE_URL: postgres.url, FOYER_DATA_DIR: folder })
const runSuccessfully = async (variables: TestVariables, ...args: string[]) => {
  const { code, out, err } = await runCommand(variables, args)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`)
  return out
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-transfer-'))
  postgres = await makeTestDatabase(folder)
})
afterAll(async () => {
  await postgres.drop()
  rmSync(folder, { recursive: true })
})

/** Returns the rows of all tables in an order and form that is the same on both databases. */
async function getContent(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for (const table of transferTables) {
    for (const row of await query(`select * from ${table} order by id`)) {
      const columns = Object.keys(row).sort()
      const values = columns.map((column) => {
        const value = row[column]
        return value instanceof Uint8Array
          ? Buffer.from(value).toString('base64')
          : value === null
            ? null
            : String(value)
      })
      contents.set(`${table} ${row.id}`, JSON.stringify([columns, values]))
    }
  }
  return contents
}
const getSqliteContent = (path: string) => {
  const database = new Database(path)
  return getContent(async (sql) => database.prepare(sql).all() as Record<string, unknown>[])
}

const applications = getRunCount(1000, 10_000)

test(`${applications} applications move from SQLite to PostgreSQL and back, every byte of every row`, {
  timeout: 300_000,
}, async () => {
  for (const one of [onSource(), onReturned(), onPostgres()])
    await runSuccessfully(one, 'migrate', '--create')
  await runSuccessfully(onSource(), 'create-superuser', '--username', 'mover', '--client', 'harbour')
  await runSuccessfully(
    onSource(),
    'seed',
    '--client',
    'harbour',
    '--vacancies',
    '40',
    '--applications',
    String(applications),
  )
  const file = join(folder, 'everything.ndjson')
  await runSuccessfully(onSource(), 'export', '--everything', '--output', file)
  const imported = await runSuccessfully(onPostgres(), 'import', '--everything', file)
  const before = await getSqliteContent(join(folder, 'from.db'))
  expect(imported).toBe(`${before.size} rows were imported.`)
  expect(before.size).toBeGreaterThan(2 * applications)
  const postgresContent = await getContent(postgres.query)
  expect([...before].filter(([key, row]) => postgresContent.get(key) !== row)).toEqual([])
  expect(postgresContent.size).toBe(before.size)

  await runSuccessfully(onPostgres(), 'export', '--everything', '--output', `${file}.back`)
  await runSuccessfully(onReturned(), 'import', '--everything', `${file}.back`)
  const returned = await getSqliteContent(join(folder, 'back.db'))
  expect([returned.size, [...before].filter(([key, row]) => returned.get(key) !== row)]).toEqual([
    before.size,
    [],
  ])

  await expect(runSuccessfully(onPostgres(), 'import', '--everything', file)).rejects.toThrow(
    'already has clients',
  )
  // Ids continue, so that a new row does not collide with an existing one.
  await runSuccessfully(onPostgres(), 'seed', '--client', 'harbour', '--vacancies', '41')
})

test('every table of the database is transferred, or excluded on purpose', async () => {
  const server = await startTestServer()
  const tables = await server.database.query("select tablename from pg_tables where schemaname = 'public'")
  const ours = tables.map((row) => String(row.tablename)).filter((name) => !name.startsWith('kysely_'))
  expect(ours.sort()).toEqual([...transferTables, ...untransferredTables].sort())
  await server.stop()
})
