import type { Kysely, Migration } from 'kysely'
import { notNullColumn } from '../columns'

/**
 * Attempt counts for rate limits, shared by all processes. Keys are hashes, because they contain names and
 * addresses.
 */
export const attemptCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attempt_counts')
      .addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('taken', 'integer', notNullColumn)
      .addColumn('until', 'text', notNullColumn)
      .execute()
    await db.schema.createIndex('attempt_counts_until').on('attempt_counts').column('until').execute()
  },
}
