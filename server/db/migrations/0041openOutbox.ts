import { type Kysely, type Migration, sql } from 'kysely'

/** What monitors ask is answered by what is not sent: an index that is as small as that, however much was. */
export const openOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index outbox_open on outbox (client_id, state, created_at) where state <> 'sent'`.execute(
      db,
    )
  },
}
