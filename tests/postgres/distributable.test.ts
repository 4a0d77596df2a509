import { afterAll, beforeAll, expect, test } from 'vitest'
import { transferTables } from '../../server/db/transferTables'
import { startTestServer, type TestServer } from '../api/testServer'

/** What PostgreSQL must find so that tables can be distributed by client (Citus: `create_distributed_table`). */
let server: TestServer
const distributed = transferTables.filter((table) => table !== 'clients')

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('every unique key of a table of clients is led by the client', async () => {
  const rows = await server.database.query(
    `select t.relname as table_name, i.relname as index_name, a.attname as first_column
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where (x.indisunique or x.indisprimary) and t.relnamespace = 'public'::regnamespace`,
  )
  const keys = rows.filter((row) => distributed.some((table) => table === row.table_name))
  expect(new Set(keys.map((row) => row.table_name))).toEqual(new Set(distributed))
  expect(keys.filter((row) => row.first_column !== 'client_id').map((row) => row.index_name)).toEqual([])
})

test('every foreign key leads to the clients, or to a row of the same client', async () => {
  const rows = await server.database.query(
    `select c.conname as name, t.relname as target,
       (select a.attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]) as first_column
     from pg_constraint c join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => row.target !== 'clients' && row.first_column !== 'client_id')).toEqual([])
})
