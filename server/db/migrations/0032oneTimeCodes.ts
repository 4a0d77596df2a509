import type { Kysely, Migration } from 'kysely'
import { required, tenantTable } from '../columns'

/** The second factor: what an account's app makes its codes of, and the codes for when there is no app. */
export const oneTimeCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await tenantTable(db, 'one_time_codes')
      .addColumn('user_id', 'integer', required)
      .addColumn('sealed_secret', 'text', required)
      .addColumn('begun_at', 'text', required)
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', required)
      .addUniqueConstraint('one_time_codes_of_user', ['client_id', 'user_id'])
      .addForeignKeyConstraint('one_time_codes_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
      .execute()
    await tenantTable(db, 'recovery_codes')
      .addColumn('user_id', 'integer', required)
      .addColumn('code_hash', 'text', required)
      .addUniqueConstraint('recovery_codes_of_user', ['client_id', 'user_id', 'code_hash'])
      .addForeignKeyConstraint('recovery_codes_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
      .execute()
  },
}
