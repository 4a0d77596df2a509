import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, flagColumn, notNullColumn } from '../columns'

/** People who were invited to an account, and their single-use links. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('name', 'text').execute()
    await db.schema.alterTable('users').addColumn('is_invited', 'integer', flagColumn).execute()
    await addTexts(createTenantTable(db, 'account_links'), ['kind', 'token_hash', 'username', 'made_by'])
      .addColumn('account_role', 'text')
      .addColumn('user_id', 'integer')
      .addColumn('expires_at', 'text', notNullColumn)
      .addColumn('used_at', 'text')
      .addUniqueConstraint('account_links_token', ['client_id', 'token_hash'])
      .addForeignKeyConstraint('account_links_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
      .execute()
  },
}
