import type { Kysely, Migration } from 'kysely'
import { flagColumn } from '../columns'

/** Columns for the list of active sessions; empty for guests. */
export const ownSessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['device', 'device_id', 'address']) {
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
    }
    await db.schema.alterTable('sessions').addColumn('is_new_device', 'integer', flagColumn).execute()
    await db.schema
      .createIndex('sessions_of_user')
      .on('sessions')
      .columns(['client_id', 'user_id', 'id'])
      .where('user_id', 'is not', null)
      .execute()
    await db.schema
      .createIndex('refresh_tokens_of_session')
      .on('refresh_tokens')
      .columns(['client_id', 'session_id'])
      .execute()
  },
}
