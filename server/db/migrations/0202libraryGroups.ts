import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable } from '../columns'

/** Question groups in a client's library. */
export const libraryGroups: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(createTenantTable(db, 'library_groups'), ['guid', 'name', 'content', 'updated_at'])
      .addUniqueConstraint('library_groups_guid', ['client_id', 'guid'])
      .execute()
  },
}
