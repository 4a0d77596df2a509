import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** E-mail notifications about applications for the users of an account. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const texts = [
      'choice',
      'token_hash',
      'sealed_token',
      'address_hash',
      'sealed_address',
      'origin',
      'created_at',
    ]
    await addTexts(createTenantTable(db, 'notices'), texts)
      .addColumn('user_id', 'integer', notNullColumn)
      .addColumn('told_up_to', 'integer', notNullColumn)
      .addColumn('confirmed_at', 'text')
      .addColumn('next_at', 'text')
      .addColumn('claim', 'text')
      .addUniqueConstraint('notices_user', ['client_id', 'user_id'])
      .addForeignKeyConstraint('notices_of_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
      .execute()
    await db.schema.createIndex('notices_due').on('notices').columns(['client_id', 'next_at']).execute()
  },
}
