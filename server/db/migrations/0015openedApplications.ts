import type { Kysely, Migration } from 'kysely'

/** What rows from before have, without being written: who adds one says himself that nobody has opened it. */
const longAgo = '1970-01-01T00:00:00.000Z'

/**
 * Whether anybody has opened an application yet. Of those from before, nobody knows: they count as opened, so that an inbox
 * begins with what is new.
 */
export const openedApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('opened_at', 'text', (column) => column.defaultTo(longAgo))
      .execute()
  },
}
