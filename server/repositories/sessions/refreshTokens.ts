import type { Db } from '../../db/openDatabase'

/** A refresh token with the session whose family it belongs to. */
export interface RefreshTokenRow {
  id: number
  clientId: number
  sessionId: number
  sid: string
  expiresAt: string
  usedAt: string | null
  /** The session was ended. */
  isOver: boolean
  sessionExpiresAt: string
}

/** By the hash alone: whoever holds the token has no other token that would name the client. */
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
  return { ...token, isOver: endedAt !== null }
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

export async function markRefreshTokenUsed(db: Db, clientId: number, id: number, at: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
