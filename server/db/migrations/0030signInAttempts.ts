import type { Kysely, Migration } from 'kysely'
import { required } from '../columns'

/** Number of sign-in attempts, and when the next one is allowed. Keys are hashes, as for other limits. */
export const signInAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_attempts')
      .addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('account_hash', 'text')
      .addColumn('taken', 'integer', required)
      .addColumn('next_at', 'text', required)
      .addColumn('until', 'text', required)
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
