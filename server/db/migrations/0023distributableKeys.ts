import { type Kysely, type Migration, sql } from 'kysely'
import { isPostgres } from '../openDatabase'

/** Keys that were unique by a value alone: random ones, and usernames, whose accounts change one after the other. */
const singleColumnKeys = [
  ['users', 'username_lower'],
  ['sessions', 'sid'],
  ['refresh_tokens', 'token_hash'],
  ['api_keys', 'key_hash'],
] as const

/**
 * On PostgreSQL every key begins with the client, so that tables can be distributed by it. SQLite keeps its
 * stricter keys.
 */
export const distributableKeys: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isPostgres(db)) return
    for (const [table, column] of singleColumnKeys) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_${column}_key`)}`.execute(
        db,
      )
      await db.schema
        .createIndex(`${table}_of_client_${column}`)
        .unique()
        .on(table)
        .columns(['client_id', column])
        .execute()
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
    }
  },
}
