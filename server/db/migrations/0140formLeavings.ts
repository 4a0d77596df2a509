import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, flagColumn, notNullColumn } from '../columns'

/** Daily counts of form abandonment by form and field, for clients that enabled them. */
export const formLeavings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('can_count_leaving', 'integer', flagColumn).execute()
    await addTexts(createTenantTable(db, 'form_leavings'), ['day', 'form_version', 'field_key', 'measure'])
      .addColumn('times', 'integer', notNullColumn)
      .addUniqueConstraint('form_leavings_count', [
        ...['client_id', 'day', 'form_version', 'field_key', 'measure'],
      ])
      .execute()
  },
}
