import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresAdapter, sql } from 'kysely'
import { GroupCommit } from './groupCommit'
import { openPostgres } from './openPostgres'
import { openSqlite } from './openSqlite'
import type { Tables } from './tables'

/** A database or a transaction on it. */
export type Db = Kysely<Tables>

/**
 * Opens the database of `file:path` (SQLite, made when it is not there) or of `postgres://…`.
 * @param answerMs how long PostgreSQL may take for one query; undefined, as for an operator's commands: as long as it takes
 */
export function openDatabase(url: string, { answerMs }: { answerMs?: number } = {}): Db {
  const dialect = url.startsWith('file:') ? openSqlite(url) : openPostgres(url, answerMs)
  return new Kysely<Tables>({ dialect })
}

export function isPostgres(db: Kysely<never> | Kysely<unknown> | Db): boolean {
  return (db as Db).getExecutor().adapter instanceof PostgresAdapter
}

const mostAttempts = 8

/**
 * Everything in `work`, or nothing. Inside it, use only the database that it is given.
 *
 * SQLite lets one writer in at a time; those that wait are committed together. On PostgreSQL transactions run side by
 * side: of two that write the same unique key the later one is turned away, and runs once more, seeing what the other
 * wrote. So `work` asks first whether the row is there, and may run several times.
 */
export async function inTransaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return sharedCommits(db).run(work)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= mostAttempts || !isWorthAnotherTry(error)) throw error
      await pause(Math.random() * 10 * attempt)
    }
  }
}

const commits = new WeakMap<Db, GroupCommit>()

function sharedCommits(db: Db): GroupCommit {
  const known = commits.get(db) ?? new GroupCommit(db)
  commits.set(db, known)
  return known
}

/** PostgreSQL's codes: unique key taken, serialization failure, deadlock. */
function isWorthAnotherTry(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '23505' || code === '40001' || code === '40P01'
}

/** What a transaction lock protects. Every name is listed, so that a misspelled one does not compile. */
export type LockName =
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
 * Makes other transactions that ask for the same lock of the same client wait until this transaction ends. Needed by work
 * that reads rows and writes what depends on them. On SQLite it does nothing, because there is one writer at a time.
 */
export async function acquireTransactionLock(db: Db, clientId: number, name: LockName): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${name}`}, 0))`.execute(db)
}
