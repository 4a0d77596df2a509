import { PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20

/** Returns bigints as numbers: ids and counts stay far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
}

/**
 * Extra time after the statement timeout: a responsive server cancels the query itself, and the connection stays
 * usable.
 */
const graceMs = 1000

/**
 * A connection pool for `postgres://…`. Commits are acknowledged only after they are on disk.
 * @param answerMs query timeout in milliseconds; undefined means no timeout
 */
export function openPostgres(url: string, answerMs: number | undefined): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: answerMs ?? 10_000,
    types,
    // Use the pool's hook, not Kysely's: if it fails, the pool discards the connection instead of leaking it.
    onConnect: async (client: pg.ClientBase) => {
      // If a connection breaks during a transaction, its query and the rollback fail. The pool only listens to idle
      // connections; without a listener, the error event would end the process.
      client.on('error', () => {})
      if (answerMs !== undefined) disconnectAfter(client, answerMs + graceMs)
      await client.query(`set synchronous_commit = on; set statement_timeout = ${answerMs ?? 0}`)
    },
  })
  // An idle connection can break, too; the pool discards it.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

/**
 * Closes a connection whose server does not respond to a query (stopped, cut off), because the caller would otherwise
 * wait forever. An open transaction on the connection ends with it.
 */
function disconnectAfter(client: pg.ClientBase & { end?: () => Promise<void> }, silenceMs: number): void {
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
