import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { tsImport } from 'tsx/esm/api'

/**
 * Creates a database in a temporary folder for one benchmark.
 *
 * @param kind 'sqlite', or 'postgres' to start a PostgreSQL server, without fsync as in the tests
 * @returns `settings` for the product's environment, `query(sql)` and `stop()`
 */
export async function createBenchDatabase(kind) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') {
    const query = async (sql) => {
      const database = new Database(join(dataDir, 'foyer.db'))
      const statement = database.prepare(sql)
      const rows = statement.reader ? statement.all() : [statement.run()]
      database.close()
      return rows
    }
    return { settings: { FOYER_DATA_DIR: dataDir }, query, stop: async () => removeFolder() }
  }
  const { startPostgres } = await tsImport('../../tests/postgres/startPostgres.ts', import.meta.url)
  const postgres = await startPostgres()
  const query = async (sql) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  const stop = async () => {
    await postgres.stop()
    removeFolder()
  }
  return { settings: { FOYER_DATA_DIR: dataDir, DATABASE_URL: postgres.url }, query, stop }
}
