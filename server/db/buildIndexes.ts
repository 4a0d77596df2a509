import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, type Migration, sql } from 'kysely'
import { type Db, isPostgres } from './openDatabase'

/** A migration that only creates indexes. */
export interface IndexMigration extends Migration {
  /** Table and columns by index name, for example `users (client_id)`. */
  indexes: Record<string, string>
}

/**
 * Creates a migration for indexes of tables that may be large. PostgreSQL builds them concurrently before the
 * migration runs.
 */
export function createIndexMigration(indexes: Record<string, string>): IndexMigration {
  const up = async (db: Kysely<unknown>) => {
    for (const [name, columns] of Object.entries(indexes)) {
      await sql.raw(`create index if not exists ${name} on ${columns}`).execute(db)
    }
  }
  return { indexes, up }
}

export function isIndexMigration(migration: Migration | undefined): migration is IndexMigration {
  return migration !== undefined && 'indexes' in migration
}

/** Key of the advisory lock; no other code locks this number. */
const buildLockKey = 7_302_114

/**
 * Builds the missing indexes without blocking writes, which is not possible in a transaction. One of several servers
 * builds them and the others poll for the lock: waiting for it inside the database would block the builder, too.
 */
export async function buildIndexes(
  db: Db,
  { indexes }: IndexMigration,
  report: (line: string) => void,
): Promise<void> {
  if (!isPostgres(db)) return
  await db.connection().execute(async (session) => {
    while (!(await tryAcquireLock(session))) await pause(500)
    try {
      for (const [name, columns] of Object.entries(indexes)) {
        const startTime = performance.now()
        await buildIndex(session, name, columns)
        report(
          `Index ${name} took ${((performance.now() - startTime) / 1000).toFixed(1)} s, without blocking requests.`,
        )
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(buildLockKey)})`.execute(session)
    }
  })
}

/**
 * Thrown when a migration is about to run before its indexes are built, because another server has meanwhile run the
 * migration before it.
 */
export class IndexMissingError extends Error {}

/** @throws IndexMissingError */
export async function requireIndexes(db: Kysely<unknown>, { indexes }: IndexMigration): Promise<void> {
  for (const name of Object.keys(indexes)) {
    if (!(await isIndexValid(db, name)))
      throw new IndexMissingError(`The index ${name} has not been built yet.`)
  }
}

async function tryAcquireLock(session: Db): Promise<boolean> {
  const { rows } = await sql<{
    granted: boolean
  }>`select pg_try_advisory_lock(${sql.lit(buildLockKey)}) as granted`.execute(session)
  return rows[0]?.granted === true
}

async function buildIndex(session: Db, name: string, columns: string): Promise<void> {
  const isValid = await isIndexValid(session, name)
  if (isValid) return
  // An interrupted build leaves an invalid index, which has to be dropped.
  if (isValid === false) await sql.raw(`drop index concurrently ${name}`).execute(session)
  await sql.raw(`create index concurrently ${name} on ${columns}`).execute(session)
}

/** Returns whether the index is valid; undefined if it does not exist. */
async function isIndexValid(db: Db | Kysely<unknown>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ indisvalid: boolean }>`select indisvalid from pg_index
    where indexrelid = to_regclass(${name})`.execute(db as Db)
  return rows[0]?.indisvalid
}
