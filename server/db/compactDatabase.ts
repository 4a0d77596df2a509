import { sql } from 'kysely'
import { type Db, isPostgres } from './openDatabase'

/**
 * After an erasure: SQLite writes its log into the database and empties it, so that no page of what was erased stays
 * behind (freed pages are overwritten anyway). PostgreSQL's autovacuum does this by itself, later.
 */
export async function compactDatabase(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
