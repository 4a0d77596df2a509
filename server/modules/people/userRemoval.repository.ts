import type { Db } from '../../db/openDatabase'

/** Deletes the user's notification settings and the notifications that are not sent yet. */
async function removeNotifications(db: Db, clientId: number, userId: number): Promise<void> {
  const removedSettings = await db
    .deleteFrom('notices')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('address_hash as addressHash')
    .executeTakeFirst()
  if (!removedSettings) return
  await db
    .deleteFrom('mails')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', removedSettings.addressHash)
    .where('kind', 'like', 'notice%')
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}

/**
 * Deletes the user with their sessions, codes, links, identity reveals and notification settings.
 * @returns whether the client still has a user who was not invited
 */
export async function deleteUser(db: Db, clientId: number, userId: number): Promise<boolean> {
  const sessions = db
    .selectFrom('sessions')
    .select('id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
  await db
    .deleteFrom('refresh_tokens')
    .where('client_id', '=', clientId)
    .where('session_id', 'in', sessions)
    .execute()
  for (const table of [
    'sessions',
    'recovery_codes',
    'one_time_codes',
    'account_links',
    'application_reveals',
  ] as const) {
    await db.deleteFrom(table).where('client_id', '=', clientId).where('user_id', '=', userId).execute()
  }
  await removeNotifications(db, clientId, userId)
  await db.deleteFrom('users').where('client_id', '=', clientId).where('id', '=', userId).execute()
  const otherUser = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('is_invited', '=', 0)
    .executeTakeFirst()
  return otherUser !== undefined
}
