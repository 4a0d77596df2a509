import type { Kysely, Migration } from 'kysely'
import { flagColumn } from '../columns'

/** Layout of the application form: on one page or in steps, with or without a review step. */
export const formLayout: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['can_apply_in_steps', 'can_check_answers'])
      await db.schema.alterTable('clients').addColumn(name, 'integer', flagColumn).execute()
  },
}
