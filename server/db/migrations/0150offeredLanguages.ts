import type { Kysely, Migration } from 'kysely'
import { flagColumn } from '../columns'

/** Whether a client offers its pages in German. */
export const offeredLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('can_offer_german', 'integer', flagColumn).execute()
  },
}
