import { type Kysely, type Migration, sql } from 'kysely'

/** The last sign-in of each account is found without reading all of the activity. */
export const signIns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index audit_sign_ins on audit (user_id, at) where action = 'signed in'`.execute(db)
  },
}
