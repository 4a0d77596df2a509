import type { Kysely, Migration } from 'kysely'

/** The default for existing rows. New rows set an explicit null: unopened. */
const longAgo = '1970-01-01T00:00:00.000Z'

/**
 * When an application was first opened. Existing applications count as opened, so that an inbox starts with new ones
 * only.
 */
export const openedApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('opened_at', 'text', (column) => column.defaultTo(longAgo))
      .execute()
  },
}
