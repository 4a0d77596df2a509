import { type Kysely, type Migration, sql } from 'kysely'

/** What rows from before have, without being written: who adds one says himself that nobody has opened it. */
const longAgo = '1970-01-01T00:00:00.000Z'

/**
 * Whether anybody has opened an application yet. Of those from before, nobody knows: they count as opened, so that an inbox
 * begins with what is new. What is new, and what is being tried again, is counted by an index of its own.
 */
export const openedApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('opened_at', 'text', (column) => column.defaultTo(longAgo))
      .execute()
    await sql`create index applications_unopened on applications
      (client_id, is_expression_of_interest, submitted_date, id) where opened_at is null`.execute(db)
    await sql`create index outbox_retried on outbox (client_id, application_id)
      where state in ('waiting', 'sending') and attempts > 0`.execute(db)
  },
}
