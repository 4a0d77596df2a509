import type { Db } from '../../db/openDatabase'

/** A session as shown to its user, active or ended. */
export interface UserSession {
  id: number
  sid: string
  /** Readable device name, such as 'Firefox on Windows'; null if unknown. */
  device: string | null
  address: string | null
  /** ISO 8601 UTC. */
  begun: string
  endedAt: string | null
}

const sessionColumns = [
  's.id',
  's.sid',
  's.device',
  's.address',
  's.created_at as begun',
  's.ended_at as endedAt',
] as const

function selectSessions(db: Db, clientId: number, userId: number) {
  return db
    .selectFrom('sessions as s')
    .select(sessionColumns)
    .where('s.client_id', '=', clientId)
    .where('s.user_id', '=', userId)
}

/**
 * Lists the active sessions, newest first. `lastUsed` is when the newest refresh token was issued, so it may be up to
 * 15 minutes early: access tokens leave no trace.
 */
export async function listActiveSessions(
  db: Db,
  clientId: number,
  userId: number,
  now: Date,
): Promise<(UserSession & { lastUsed: string })[]> {
  const timestamp = now.toISOString()
  return db
    .selectFrom('sessions as s')
    .innerJoin('refresh_tokens as t', (join) =>
      join.onRef('t.client_id', '=', 's.client_id').onRef('t.session_id', '=', 's.id'),
    )
    .select(sessionColumns)
    .select((eb) => eb.fn.max('t.created_at').as('lastUsed'))
    .where('s.client_id', '=', clientId)
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', timestamp)
    .where('t.expires_at', '>', timestamp)
    .groupBy(['s.id', 's.sid', 's.device', 's.address', 's.created_at', 's.ended_at'])
    .orderBy('s.id', 'desc')
    .execute()
}

/**
 * Lists the user's sessions on new devices other than the device of session `id`, newest first, at most 20. They
 * started since `startTime`, and after the user's first session on that device.
 */
export async function listNewDevices(
  db: Db,
  clientId: number,
  { userId, id }: { userId: number; id: number },
  startTime: Date,
): Promise<UserSession[]> {
  const session = await db
    .selectFrom('sessions')
    .select('device_id as deviceId')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  const deviceId = session?.deviceId ?? null
  const firstSession = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.min('id').as('id'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return selectSessions(db, clientId, userId)
    .where('s.is_new_device', '=', 1)
    .where('s.created_at', '>=', startTime.toISOString())
    .where('s.id', '>', firstSession?.id ?? id)
    .where((eb) => eb.or([eb('s.device_id', 'is', null), eb('s.device_id', '!=', deviceId ?? '')]))
    .orderBy('s.id', 'desc')
    .limit(20)
    .execute()
}

/** Returns the `sid` of one of the user's active sessions by its id; undefined if there is no such session. */
export async function findActiveSessionSid(
  db: Db,
  clientId: number,
  userId: number,
  id: number,
  now: Date,
): Promise<string | undefined> {
  const row = await selectSessions(db, clientId, userId)
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.sid
}

/** Returns whether the user has ever signed in. */
export async function hasSignedIn(db: Db, clientId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Clears the device names and addresses of user sessions that expired before this time. */
export async function clearExpiredDevices(db: Db, cutoff: Date): Promise<void> {
  const timestamp = cutoff.toISOString()
  await db
    .updateTable('sessions')
    .set({ device: null, address: null })
    .where('user_id', 'is not', null)
    .where('address', 'is not', null)
    .where('expires_at', '<', timestamp)
    .execute()
}
