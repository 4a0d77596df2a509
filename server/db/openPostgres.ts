import { PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20

/** Ids and counts come as numbers: ours stay far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
}

/** A server that can, ends a query that takes too long by itself, and is then asked on as before. */
const graceMs = 1000

/**
 * A pool of connections to the database of `postgres://…`; each waits for the disk before it acknowledges a commit.
 * @param answerMs how long a query may take; undefined: as long as it takes
 */
export function openPostgres(url: string, answerMs: number | undefined): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: answerMs ?? 10_000,
    types,
    // The pool's hook, not Kysely's: when this fails the pool forgets the connection, and is not one short for ever.
    onConnect: async (client: pg.ClientBase) => {
      // One that breaks in the middle of a transaction fails its query and the rollback after it. The pool listens to those
      // that nobody uses only; without a listener the event would end the process.
      client.on('error', () => {})
      if (answerMs !== undefined) hangUpAfter(client, answerMs + graceMs)
      await client.query(`set synchronous_commit = on; set statement_timeout = ${answerMs ?? 0}`)
    },
  })
  // The same of a connection that breaks while nobody uses it; the pool drops it.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

/**
 * A server that takes a query and says nothing (stopped, cut off) would hold its asker for ever. Such a connection is
 * closed, not used again: whatever transaction stood open on it ends with it.
 */
function hangUpAfter(client: pg.ClientBase & { end?: () => Promise<void> }, silenceMs: number): void {
  const ask: (...query: unknown[]) => unknown = client.query.bind(client)
  const askInTime = (...query: unknown[]): unknown => {
    const timer = setTimeout(() => void client.end?.(), silenceMs)
    const answer = ask(...query)
    if (answer instanceof Promise) return answer.finally(() => clearTimeout(timer))
    clearTimeout(timer)
    return answer
  }
  Object.assign(client, { query: askInTime })
}
