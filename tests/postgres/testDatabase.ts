import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { inject } from 'vitest'

type Row = Record<string, unknown>

/** An empty database for one test server; which kind, the vitest project says. */
export interface TestDatabase {
  /** For DATABASE_URL. */
  url: string
  /** Asks the database itself, past the server. */
  query: (sql: string) => Promise<Row[]>
  drop: () => Promise<void>
}

export async function makeTestDatabase(dataDir: string): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  return server ? postgresDatabase(server) : sqliteDatabase(join(dataDir, 'foyer.db'))
}

function sqliteDatabase(path: string): TestDatabase {
  return {
    url: `file:${path}`,
    query: async (sql) => {
      const database = new Database(path)
      const statement = database.prepare(sql)
      const rows = statement.reader ? (statement.all() as Row[]) : []
      if (!statement.reader) statement.run()
      database.close()
      return rows
    },
    drop: async () => {},
  }
}

async function postgresDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name}`)
  const url = server.replace(/\/postgres$/, `/${name}`)
  return {
    url,
    query: (sql) => ask(url, sql),
    drop: async () => {
      await ask(server, `drop database ${name} with (force)`)
    },
  }
}

async function ask(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
