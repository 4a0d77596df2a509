import type { Kysely, Migration } from 'kysely'
import { flag, required, tenantTable, withTexts } from '../columns'

/** How often a form was left, and where: numbers by day, form and field, where a client wants them counted. */
export const formLeavings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('can_count_leaving', 'integer', flag).execute()
    await withTexts(tenantTable(db, 'form_leavings'), ['day', 'form_version', 'field_key', 'measure'])
      .addColumn('times', 'integer', required)
      .addUniqueConstraint('form_leavings_count', [
        ...['client_id', 'day', 'form_version', 'field_key', 'measure'],
      ])
      .execute()
  },
}
