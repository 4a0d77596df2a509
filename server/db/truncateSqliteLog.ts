import { sql } from 'kysely'
import { type Db, isPostgres } from './openDatabase'

/**
 * Writes SQLite's write-ahead log into the database file and truncates the log. Call it after an erasure, so that no
 * erased page stays in the log; in the database file, SQLite overwrites freed pages. Does nothing for PostgreSQL, whose
 * autovacuum removes erased rows later.
 */
export async function truncateSqliteLog(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
