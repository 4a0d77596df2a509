import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20

/** Ids and counts come as numbers: ours stay far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
}

/** A pool of connections to the database of `postgres://…`; each waits for the disk before it acknowledges a commit. */
export function openPostgres(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, types })
  // A connection that breaks while nobody uses it is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit = on'))
    },
  })
}
