import { type Kysely, type Migration, sql } from 'kysely'
import { IndexMissingError, isIndexMigration, requireIndexes } from './buildIndexes'
import { isPostgres } from './openDatabase'

/**
 * Lock timeout in milliseconds. A migration that waits for a table blocks all later queries on it, so it gives up and
 * retries.
 */
const lockTimeoutMs = 900
const lockNotAvailableCode = '55P03'

/** Whether the migration should be retried after a short pause. */
export function isRetryable(error: unknown): boolean {
  return error instanceof IndexMissingError || isLockTimeout(error)
}

/** Whether the migration's lock request timed out because others use the table. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailableCode
}

/** Wraps migrations for a database in use: each logs its start and duration, and gives up after the lock timeout. */
export function addMigrationLogs(
  migrations: Record<string, Migration>,
  report: (line: string) => void,
): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db: Kysely<unknown>) => {
        if (isPostgres(db) && isIndexMigration(migration)) await requireIndexes(db, migration)
        report(`Migration ${name} begins.`)
        const startTime = performance.now()
        if (isPostgres(db)) await sql`set local lock_timeout = ${sql.raw(String(lockTimeoutMs))}`.execute(db)
        await migration.up(db).catch((error: unknown) => {
          if (isLockTimeout(error))
            report(`Migration ${name} waits for other transactions and is tried again.`)
          throw error
        })
        report(`Migration ${name} took ${((performance.now() - startTime) / 1000).toFixed(1)} s.`)
      },
    },
  ])
  return Object.fromEntries(entries)
}
