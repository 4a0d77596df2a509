import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coordinatorTables, replicatedTables, tablesByClient } from '../../server/db/transferTables'
import { runCommand } from '../api/operatorsCommands'
import { startTestServer, type TestServer } from '../api/testServer'

// Tables can be distributed by client (Citus: `create_distributed_table`) only under these conditions.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('every unique key of a client’s table starts with the client', async () => {
  const rows = await server.database.query(
    `select t.relname as table_name, i.relname as index_name, a.attname as first_column
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where (x.indisunique or x.indisprimary) and t.relnamespace = 'public'::regnamespace`,
  )
  const keys = rows.filter((row) => tablesByClient.some((table) => table === row.table_name))
  expect(new Set(keys.map((row) => row.table_name))).toEqual(new Set(tablesByClient))
  expect(keys.filter((row) => row.first_column !== 'client_id').map((row) => row.index_name)).toEqual([])
})

test('every foreign key refers to the clients, or to a row of the same client', async () => {
  const rows = await server.database.query(
    `select c.conname as name, t.relname as target,
       (select a.attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]) as first_column
     from pg_constraint c join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => row.target !== 'clients' && row.first_column !== 'client_id')).toEqual([])
})

test('every table is listed as replicated, distributed or local to the coordinator, and no table has triggers', async () => {
  const tables = await server.database.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  )
  const placed = [...replicatedTables, ...tablesByClient, ...coordinatorTables]
  expect(tables.map((row) => row.tablename).sort()).toEqual(placed.sort())
  const triggers = await server.database.query(
    'select t.tgname, c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal',
  )
  expect(triggers).toEqual([])
})

test('tables on the coordinator have no foreign keys to or from any table', async () => {
  const rows = await server.database.query(
    `select t.relname from pg_constraint c join pg_class t on t.oid in (c.conrelid, c.confrelid)
     where c.contype = 'f' and t.relname in ('${coordinatorTables.join("', '")}')`,
  )
  expect(rows).toEqual([])
})

test('distribute rejects PostgreSQL without Citus with a message, and the server keeps working', async () => {
  const { code, out, err } = await server.command('distribute')
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^This PostgreSQL has no Citus .* so nothing was distributed\. It works as it is\.\n?$/)
  expect((await server.call('/api/health')).status).toBe(200)
})

test('distribute rejects SQLite with a message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-distribute-'))
  await runCommand({ FOYER_DATA_DIR: folder }, ['migrate', '--create'])
  const { code, err } = await runCommand({ FOYER_DATA_DIR: folder }, ['distribute'])
  rmSync(folder, { recursive: true })
  expect([code, err]).toEqual([
    1,
    'Only PostgreSQL is distributed, by its extension Citus. This database is SQLite.',
  ])
})
