import type { Db } from '../../db/openDatabase'

/** A signed-in person's session, as that person is told of it. */
export interface ActiveSession {
  id: number
  sid: string
  /** In words; null when nobody knows. */
  device: string | null
  address: string | null
  /** ISO 8601 UTC. */
  begun: string
  endedAt: string | null
}

const ofSession = [
  's.id',
  's.sid',
  's.device',
  's.address',
  's.created_at as begun',
  's.ended_at as endedAt',
] as const

function sessionsOf(db: Db, clientId: number, userId: number) {
  return db
    .selectFrom('sessions as s')
    .select(ofSession)
    .where('s.client_id', '=', clientId)
    .where('s.user_id', '=', userId)
}

/**
 * Those that live, the newest first. When one was last used its newest refresh token tells, a quarter of an hour at most
 * after it was: access tokens leave no trace.
 */
export async function listActiveSessions(
  db: Db,
  clientId: number,
  userId: number,
  now: Date,
): Promise<(ActiveSession & { lastUsed: string })[]> {
  const moment = now.toISOString()
  return db
    .selectFrom('sessions as s')
    .innerJoin('refresh_tokens as t', (join) =>
      join.onRef('t.client_id', '=', 's.client_id').onRef('t.session_id', '=', 's.id'),
    )
    .select(ofSession)
    .select((of) => of.fn.max('t.created_at').as('lastUsed'))
    .where('s.client_id', '=', clientId)
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', moment)
    .where('t.expires_at', '>', moment)
    .groupBy(['s.id', 's.sid', 's.device', 's.address', 's.created_at', 's.ended_at'])
    .orderBy('s.id', 'desc')
    .execute()
}

/**
 * Sessions that were begun since then on a device that the account had not known, and after this one's device was known
 * to it; the newest first.
 */
export async function listNewDevices(
  db: Db,
  clientId: number,
  { userId, id }: { userId: number; id: number },
  since: Date,
): Promise<ActiveSession[]> {
  const device = await db
    .selectFrom('sessions')
    .select('device_id as id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  const deviceId = device?.id ?? null
  const first = await db
    .selectFrom('sessions')
    .select((of) => of.fn.min('id').as('id'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return sessionsOf(db, clientId, userId)
    .where('s.is_new_device', '=', 1)
    .where('s.created_at', '>=', since.toISOString())
    .where('s.id', '>', first?.id ?? id)
    .where((of) => of.or([of('s.device_id', 'is', null), of('s.device_id', '!=', deviceId ?? '')]))
    .orderBy('s.id', 'desc')
    .limit(20)
    .execute()
}

/** @returns its random name; undefined when it is not the user's, or over */
export async function findActiveSession(
  db: Db,
  clientId: number,
  userId: number,
  id: number,
  now: Date,
): Promise<string | undefined> {
  const row = await sessionsOf(db, clientId, userId)
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.sid
}

/** Whether somebody has signed in to the account before. */
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

/** Nobody asks any more on what, and from where, a session was begun that was over before this. */
export async function purgeDevices(db: Db, before: Date): Promise<void> {
  const moment = before.toISOString()
  await db
    .updateTable('sessions')
    .set({ device: null, address: null })
    .where('user_id', 'is not', null)
    .where('address', 'is not', null)
    .where('expires_at', '<', moment)
    .execute()
}
