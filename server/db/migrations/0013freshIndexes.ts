import { type Kysely, type Migration, sql } from 'kysely'
import { isPostgres } from '../openDatabase'

/**
 * Lists of applications are answered by indexes alone, which PostgreSQL can do only where its vacuum has been: after
 * every fiftieth part of the rows, not after every fifth.
 */
export const freshIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isPostgres(db)) return
    await sql`alter table applications set (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`.execute(db)
  },
}
