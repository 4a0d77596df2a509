import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, flagColumn, notNullColumn } from '../columns'

/** Used form tokens, counts of blocked submissions, and the spam protection that a client requires. */
export const formGuards: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['needs_form_stamp', 'needs_proof_of_work'])
      await db.schema.alterTable('clients').addColumn(name, 'integer', flagColumn).execute()
    await addTexts(createTenantTable(db, 'used_stamps'), ['stamp', 'used_at'])
      .addUniqueConstraint('used_stamps_once', ['client_id', 'stamp'])
      .execute()
    await addTexts(createTenantTable(db, 'stopped_posts'), ['day', 'reason'])
      .addColumn('times', 'integer', notNullColumn)
      .addUniqueConstraint('stopped_posts_count', ['client_id', 'day', 'reason'])
      .execute()
  },
}
