import type { Kysely, Migration } from 'kysely'
import { flagColumn } from '../columns'

/** How a client's application form is asked: on one page, as ever, or in steps; with all answers shown before sending, or not. */
export const formLayout: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['can_apply_in_steps', 'can_check_answers'])
      await db.schema.alterTable('clients').addColumn(name, 'integer', flagColumn).execute()
  },
}
