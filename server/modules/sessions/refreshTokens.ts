import { createHmac } from 'node:crypto'
import { type Db, runInTransaction } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { createToken, hashToken } from '../../security/randomToken'
import {
  addRefreshToken,
  endSession,
  findRefreshToken,
  markRefreshTokenUsed,
  type RefreshTokenRow,
} from './sessions.repository'

const dayMs = 24 * 60 * 60 * 1000
/** A refresh token expires if it is unused for two weeks. */
const idleMs = 14 * dayMs
/** Time in which a used token returns the same successor, for lost responses and concurrent tabs. */
const graceMs = 10_000

/** Creates the first refresh token of a session; `rotateRefreshToken` replaces it by its successors. */
export async function addFirstRefreshToken(
  db: Db,
  clientId: number,
  sessionId: number,
  now: Date,
): Promise<string> {
  const token = createToken(32)
  await addRefreshToken(db, clientId, sessionId, getTokenDates(token, now))
  return token
}

/**
 * Consumes a token and returns its successor, in one transaction. Reuse after the grace period ends the session.
 * @returns undefined if the token is unknown or expired, was used longer ago than the grace period, or its session was
 * ended
 */
export function rotateRefreshToken(
  db: Db,
  keys: Pick<Keys, 'refresh'>,
  token: string,
  now: Date,
): Promise<{ token: string; session: RefreshTokenRow } | undefined> {
  return runInTransaction(db, async (trx) => {
    const row = await findRefreshToken(trx, hashToken(token))
    if (!row || row.isSessionEnded || row.expiresAt <= now.toISOString()) return undefined
    const successor = getSuccessor(keys, token)
    if (row.usedAt === null) {
      await markRefreshTokenUsed(trx, row.clientId, row.id, now)
      await addRefreshToken(trx, row.clientId, row.sessionId, getTokenDates(successor, now))
    } else if (Math.abs(now.getTime() - Date.parse(row.usedAt)) > graceMs) {
      await endSession(trx, row.clientId, row.sid, now)
      return undefined
    }
    return { token: successor, session: row }
  })
}

/** Derives the successor from the token and a key: repeatable within the grace period without being stored. */
function getSuccessor(keys: Pick<Keys, 'refresh'>, token: string): string {
  return createHmac('sha256', keys.refresh).update(token).digest('base64url')
}

function getTokenDates(token: string, now: Date) {
  return {
    hash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + idleMs).toISOString(),
  }
}
