import { type Kysely, type Migration, sql } from 'kysely'
import { IndexNotBuilt, isIndexMigration, requireIndexes } from './buildIndexes'
import { isPostgres } from './openDatabase'

/** Whoever waits for a table waits before all that come later: rather it is let go, and tried again in a moment. */
const lockMs = 900
const lockNotAvailable = '55P03'

/** Whether a migration is to be tried again in a moment. */
export function isRetryable(error: unknown): boolean {
  return error instanceof IndexNotBuilt || isLockTrouble(error)
}

/** Whether a migration gave up waiting for a table that others use. */
function isLockTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable
}

/** The same migrations, for a database that others work on: each says that it begins and how long it took. */
export function loggedMigrations(
  migrations: Record<string, Migration>,
  tell: (line: string) => void,
): Record<string, Migration> {
  const told = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db: Kysely<unknown>) => {
        if (isPostgres(db) && isIndexMigration(migration)) await requireIndexes(db, migration)
        tell(`Migration ${name} begins.`)
        const began = performance.now()
        if (isPostgres(db)) await sql`set local lock_timeout = ${sql.raw(String(lockMs))}`.execute(db)
        await migration.up(db).catch((error: unknown) => {
          if (isLockTrouble(error)) tell(`Migration ${name} lets others go first; it is tried again.`)
          throw error
        })
        tell(`Migration ${name} took ${((performance.now() - began) / 1000).toFixed(1)} s.`)
      },
    },
  ])
  return Object.fromEntries(told)
}
