import type { Kysely, Migration } from 'kysely'
import { notNullColumn } from '../columns'

/** Number of sign-in attempts, and when the next one is allowed. Keys are hashes, as for other limits. */
export const signInAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_attempts')
      .addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('account_hash', 'text')
      .addColumn('taken', 'integer', notNullColumn)
      .addColumn('next_at', 'text', notNullColumn)
      .addColumn('until', 'text', notNullColumn)
      .execute()
    for (const column of ['account_hash', 'until']) {
      await db.schema
        .createIndex(`sign_in_attempts_${column}`)
        .on('sign_in_attempts')
        .column(column)
        .execute()
    }
  },
}
