import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateDatabase } from '../../server/db/migrateDatabase'
import { openDatabase } from '../../server/db/openDatabase'
import { seedDemo } from '../../server/demo/seedDemo'
import { makeCitusDatabase, runQuery } from './citusDatabase'

type Row = Record<string, unknown>

/** A database for one test server, of the kind that the vitest project selects. */
export interface TestDatabase {
  /** Value for DATABASE_URL. */
  url: string
  /** Runs a query directly on the database. */
  query: (sql: string) => Promise<Row[]>
  drop: () => Promise<void>
}

/** Creates a database without data. Only on Citus it has its tables already. */
export function makeTestDatabase(dataDir: string): Promise<TestDatabase> {
  const cluster = inject('citusUrl')
  if (cluster) return makeCitusDatabase(cluster, createName())
  const server = inject('postgresUrl')
  return server ? createPostgresDatabase(server, 'template1') : openSqliteDatabase(join(dataDir, 'foyer.db'))
}

let seededFile: Promise<Buffer> | undefined
let seededName: Promise<string> | undefined

/** Creates a database with today's demo; except on Citus, as a copy of one that this process has seeded once. */
export async function makeSeededDatabase(dataDir: string): Promise<TestDatabase> {
  const cluster = inject('citusUrl')
  if (cluster) return seedOnCitus(cluster)
  const server = inject('postgresUrl')
  if (server) {
    seededName ??= seedOnPostgres(server)
    return createPostgresDatabase(server, await seededName)
  }
  return openSqliteDatabase(await putSeededFile(dataDir))
}

/**
 * Copies the seeded SQLite file to the default path of a server without DATABASE_URL, whichever database the project
 * uses.
 */
export async function putSeededFile(dataDir: string): Promise<string> {
  seededFile ??= seedFile()
  const path = join(dataDir, 'foyer.db')
  await writeFile(path, await seededFile)
  return path
}

/** Seeds each database on Citus, because copying one would require a consistent copy of all nodes. */
async function seedOnCitus(cluster: string): Promise<TestDatabase> {
  const database = await makeCitusDatabase(cluster, createName())
  await migrateAndSeed(database.url)
  return database
}

async function seedOnPostgres(server: string): Promise<string> {
  const name = createName()
  await runQuery(server, `create database ${name}`)
  await migrateAndSeed(getUrl(server, name))
  return name
}

async function seedFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-seeded-'))
  const path = join(folder, 'foyer.db')
  await migrateAndSeed(`file:${path}`)
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

/** Migrates and seeds as the server does when it starts on an empty database outside production. */
async function migrateAndSeed(url: string): Promise<void> {
  const db = openDatabase(url)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date())
  await db.destroy()
}

async function openSqliteDatabase(path: string): Promise<TestDatabase> {
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

const createName = () => `test_${randomUUID().replaceAll('-', '')}`
const getUrl = (server: string, name: string) => server.replace(/\/postgres$/, `/${name}`)

async function createPostgresDatabase(server: string, template: string): Promise<TestDatabase> {
  const name = createName()
  await runQuery(server, `create database ${name} template ${template}`)
  const url = getUrl(server, name)
  // The connection stays open, because opening one takes longer than a query.
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  return {
    url,
    query: async (sql) => (await pool.query<Row>(sql)).rows,
    drop: async () => {
      await pool.end()
      await runQuery(server, `drop database ${name} with (force)`)
    },
  }
}
