import { sql } from 'kysely'
import { type Db, isPostgres } from './openDatabase'

/**
 * Run after an erasure: on SQLite it writes the log into the database file and truncates it, so that no erased page
 * stays on disk (freed pages are overwritten anyway). PostgreSQL's autovacuum does this later.
 */
export async function truncateSqliteLog(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
