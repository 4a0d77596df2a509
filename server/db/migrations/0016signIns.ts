import { type Kysely, type Migration, sql } from 'kysely'

/** An index finds the last sign-in of each account without reading the whole activity log. */
export const signIns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index audit_sign_ins on audit (user_id, at) where action = 'signed in'`.execute(db)
  },
}
