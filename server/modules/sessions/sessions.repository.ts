import { LRUCache } from 'lru-cache'
import type { Role } from '../../../src/schemas/accountSecurity/session'
import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'
import type { Session } from './session.types'

interface SessionKey {
  clientId: number
  clientCode: string
  sid: string
  now: string
}

function buildActiveSessionQuery(db: Db, { clientId, clientCode, sid, now }: SessionKey) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('clients as c', 'c.id', 's.client_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.client_id', '=', 's.client_id').onRef('u.id', '=', 's.user_id'),
    )
    .select(['s.id', 's.sid', 's.client_id as clientId', 'c.code as clientCode', 's.role'])
    .select(['s.user_id as userId', 'u.username', 'u.account_role as accountRole'])
    .select('c.site_version as siteVersion')
    .where('s.client_id', '=', clientId)
    .where('c.code', '=', clientCode)
    .where('c.decommissioned_at', 'is', null)
    .where('s.sid', '=', sid)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
}

const findActiveSession = prepareQuery(buildActiveSessionQuery)

function buildClientIdByCodeQuery(db: Db, { code }: { code: string }) {
  return db.selectFrom('clients').select('id').where('code', '=', code)
}

const findClientIdByCode = prepareQuery(buildClientIdByCodeQuery)

/** Last known client id by client code, cached per database connection, which transactions share. */
const lastIds = new WeakMap<object, LRUCache<string, number>>()

/**
 * Returns the session if it is active: not ended, not expired, client not decommissioned. It is looked up under the
 * cached client id first, so that a distributed database queries one node; the code may have moved to another client
 * since.
 */
export async function findSession(
  db: Db,
  clientCode: string,
  sid: string,
  now: Date,
): Promise<Session | undefined> {
  const { adapter } = db.getExecutor()
  const ids = lastIds.get(adapter) ?? new LRUCache<string, number>({ max: 10_000 })
  lastIds.set(adapter, ids)
  const criteria = { clientCode, sid, now: now.toISOString() }
  const lastId = ids.get(clientCode)
  const session =
    lastId === undefined ? undefined : await findActiveSession(db, { ...criteria, clientId: lastId })
  if (session) return toSession(session)
  const clientId = (await findClientIdByCode(db, { code: clientCode }))?.id
  if (clientId === undefined || clientId === lastId) return undefined
  ids.set(clientCode, clientId)
  const row = await findActiveSession(db, { ...criteria, clientId })
  return row && toSession(row)
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findActiveSession>>>

function toSession(row: SessionRow): Session {
  return { ...row, role: row.role as Role, accountRole: row.accountRole as AccountRole | null }
}

export async function findSessionById(db: Db, clientId: number, id: number, now: Date) {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('clients as c', 'c.id', 's.client_id')
    .select(['s.sid', 'c.code as clientCode'])
    .where('s.client_id', '=', clientId)
    .where('s.id', '=', id)
    .executeTakeFirst()
  return row && findSession(db, row.clientCode, row.sid, now)
}

interface NewSession {
  sid: string
  userId: number | null
  role: Role
  createdAt: string
  expiresAt: string
  /** Device and address of a signed-in user. */
  signInSource?: { device: string | null; deviceId: string; address: string; isNewDevice: boolean }
}

export async function addSession(db: Db, clientId: number, session: NewSession): Promise<number> {
  const { signInSource } = session
  const { id } = await db
    .insertInto('sessions')
    .values({
      client_id: clientId,
      sid: session.sid,
      user_id: session.userId,
      role: session.role,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      ...(signInSource && {
        device: signInSource.device,
        device_id: signInSource.deviceId,
        address: signInSource.address,
      }),
      is_new_device: toFlag(signInSource?.isNewDevice ?? false),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a session, which invalidates its access and refresh tokens. */
export async function endSession(db: Db, clientId: number, sid: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('sid', '=', sid)
    .where('ended_at', 'is', null)
    .execute()
}

export async function extendSession(db: Db, clientId: number, sid: string, expiresAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('client_id', '=', clientId)
    .where('sid', '=', sid)
    .execute()
}

/** Ends all sessions of a client, including guests', or all sessions of one user; `exceptSid` is not ended. */
export async function endSessions(
  db: Db,
  clientId: number,
  filter: { userId?: number; exceptSid?: string },
  now: Date,
): Promise<void> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
  if (filter.exceptSid !== undefined) query = query.where('sid', '!=', filter.exceptSid)
  await query.execute()
}

/** A refresh token and its session. */
export interface RefreshTokenRow {
  id: number
  clientId: number
  sessionId: number
  sid: string
  expiresAt: string
  usedAt: string | null
  isSessionEnded: boolean
  sessionExpiresAt: string
}

/** Looks a token up by its hash only, because nothing else in the request names the client. */
export async function findRefreshToken(db: Db, hash: string): Promise<RefreshTokenRow | undefined> {
  const row = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.client_id', '=', 't.client_id').onRef('s.id', '=', 't.session_id'),
    )
    .select(['t.id', 't.client_id as clientId', 't.session_id as sessionId', 's.sid'])
    .select(['t.expires_at as expiresAt', 't.used_at as usedAt', 's.ended_at as endedAt'])
    .select('s.expires_at as sessionExpiresAt')
    .where('t.token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { endedAt, ...token } = row
  return { ...token, isSessionEnded: endedAt !== null }
}

export async function addRefreshToken(
  db: Db,
  clientId: number,
  sessionId: number,
  token: { hash: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      client_id: clientId,
      session_id: sessionId,
      token_hash: token.hash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute()
}

export async function markRefreshTokenUsed(db: Db, clientId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
