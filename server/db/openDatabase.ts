import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { GroupCommit } from './groupCommit'
import { openSqlite } from './openSqlite'
import type { Tables } from './tables'

const int8Oid = 20

/** Returns bigints as numbers: ids and counts stay far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid ? Number : pg.types.getTypeParser(oid, format),
}

/**
 * Extra time after the statement timeout: a responsive server cancels the query itself, and the connection stays
 * usable.
 */
const graceMs = 1000

/**
 * Creates the dialect for `postgres://…`, with a connection pool. Commits are acknowledged only after they are on disk.
 * @param queryTimeoutMs in milliseconds; undefined means no timeout
 */
export function createPostgresDialect(url: string, queryTimeoutMs: number | undefined): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: queryTimeoutMs ?? 10_000,
    types,
    // Use the pool's hook, not Kysely's: if it fails, the pool discards the connection instead of leaking it.
    onConnect: async (client: pg.ClientBase) => {
      // If a connection breaks during a transaction, its query and the rollback fail. The pool only listens to idle
      // connections; without a listener, the error event would end the process.
      client.on('error', () => {})
      if (queryTimeoutMs !== undefined) disconnectWhenSilent(client, queryTimeoutMs + graceMs)
      await client.query(`set synchronous_commit = on; set statement_timeout = ${queryTimeoutMs ?? 0}`)
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
function disconnectWhenSilent(
  client: pg.ClientBase & { end?: () => Promise<void> },
  silenceMs: number,
): void {
  const sendQuery: (...query: unknown[]) => unknown = client.query.bind(client)
  const queryWithTimeout = (...query: unknown[]): unknown => {
    const timer = setTimeout(() => void client.end?.(), silenceMs)
    const result = sendQuery(...query)
    if (result instanceof Promise) return result.finally(() => clearTimeout(timer))
    clearTimeout(timer)
    return result
  }
  Object.assign(client, { query: queryWithTimeout })
}

/** A database or a transaction on it. */
export type Db = Kysely<Tables>

/**
 * Opens the database at `file:path` (SQLite, created if it does not exist) or `postgres://…`.
 * @param queryTimeoutMs for PostgreSQL, in milliseconds; without it, as for operator commands, there is no timeout
 */
export function openDatabase(url: string, { queryTimeoutMs }: { queryTimeoutMs?: number } = {}): Db {
  const dialect = url.startsWith('file:') ? openSqlite(url) : createPostgresDialect(url, queryTimeoutMs)
  return new Kysely<Tables>({ dialect })
}

export function isPostgres(db: Kysely<never> | Kysely<unknown> | Db): boolean {
  return (db as Db).getExecutor().adapter instanceof PostgresAdapter
}

const maxAttempts = 8

/**
 * Runs `work` in a transaction. Inside it, use only the given database handle.
 *
 * SQLite has a single writer; waiting transactions are committed together. PostgreSQL runs transactions concurrently:
 * if two write the same unique key, the later one fails and is retried, and then sees the other's row. So `work` has
 * to check first whether the row exists, and may run several times.
 */
export async function runInTransaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return getOrCreateGroupCommit(db).run(work)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryableError(error)) throw error
      await pause(Math.random() * 10 * attempt)
    }
  }
}

const commits = new WeakMap<Db, GroupCommit>()

function getOrCreateGroupCommit(db: Db): GroupCommit {
  const sharedGroupCommit = commits.get(db) ?? new GroupCommit(db)
  commits.set(db, sharedGroupCommit)
  return sharedGroupCommit
}

/** PostgreSQL error codes: unique violation, serialization failure, deadlock. */
function isRetryableError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '23505' || code === '40001' || code === '40P01'
}

/** Names of transaction locks. All are listed, so that a misspelled name does not compile. */
type LockName =
  /** Accounts of all clients, locked for client 0: usernames are unique, and one SuperUser must remain. */
  | 'accounts'
  /** The people of an account and their invitations: one owner must remain. */
  | 'people'
  /** The start of a user's sessions and the credentials they are checked against. */
  | `sign-in of ${number}`
  /** The failed sign-ins under one rate-limit key, locked for client 0. */
  | `sign-in ${string}`
  | 'api keys'
  | 'back-office'
  | 'policy'
  | 'question library'
  | 'settings'
  | 'site'
  | `alerts of ${string}`
  /** The positions of the change feed, which are assigned in the order of commits. */
  | 'application changes'
  | `application ${number}`
  | `idempotency key ${string}`
  | `mail to ${string}`
  | `notices of ${number}`
  | `refusals of ${number}`
  | `own vacancy ${string}`
  | `upload ${string}`
  | `vacancy ${string}`

/**
 * Acquires a lock: other transactions that acquire the same one for this client wait until this transaction ends. Work
 * that reads rows and writes data that depends on them needs it. On SQLite it does nothing, because there is only one
 * writer at a time.
 */
export async function acquireTransactionLock(db: Db, clientId: number, name: LockName): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${name}`}, 0))`.execute(db)
}
