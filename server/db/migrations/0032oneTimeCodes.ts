import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'

/** Two-factor authentication: TOTP secrets and recovery codes. */
export const oneTimeCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await createTenantTable(db, 'one_time_codes')
      .addColumn('user_id', 'integer', notNullColumn)
      .addColumn('sealed_secret', 'text', notNullColumn)
      .addColumn('begun_at', 'text', notNullColumn)
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', notNullColumn)
      .addUniqueConstraint('one_time_codes_of_user', ['client_id', 'user_id'])
      .addForeignKeyConstraint('one_time_codes_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
      .execute()
    await createTenantTable(db, 'recovery_codes')
      .addColumn('user_id', 'integer', notNullColumn)
      .addColumn('code_hash', 'text', notNullColumn)
      .addUniqueConstraint('recovery_codes_of_user', ['client_id', 'user_id', 'code_hash'])
      .addForeignKeyConstraint('recovery_codes_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
      .execute()
  },
}
