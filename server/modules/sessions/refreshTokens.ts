import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import {
  addRefreshToken,
  endSession,
  findRefreshToken,
  markRefreshTokenUsed,
  type RefreshTokenRow,
} from './sessions.repository'

const dayMs = 24 * 60 * 60 * 1000
/** A refresh token that is not used for two weeks is over. */
const idleMs = 14 * dayMs
/** A lost answer, or two tabs at once, may ask again this long and get the same successor. */
const graceMs = 10_000

/** A new family's first token. */
export async function startFamily(db: Db, clientId: number, sessionId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await addRefreshToken(db, clientId, sessionId, tokenDates(token, now))
  return token
}

/**
 * Uses a token up and gives its successor, in one transaction. Using one again after its grace ends the family.
 * @returns undefined when the token is unknown, over, or used before
 */
export function rotate(
  db: Db,
  keys: Pick<Keys, 'refresh'>,
  token: string,
  now: Date,
): Promise<{ token: string; session: RefreshTokenRow } | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await findRefreshToken(trx, hashToken(token))
    if (!row || row.isOver || row.expiresAt <= now.toISOString()) return undefined
    const successor = successorOf(keys, token)
    if (row.usedAt === null) {
      await markRefreshTokenUsed(trx, row.clientId, row.id, now)
      await addRefreshToken(trx, row.clientId, row.sessionId, tokenDates(successor, now))
    } else if (Math.abs(now.getTime() - Date.parse(row.usedAt)) > graceMs) {
      await endSession(trx, row.clientId, row.sid, now)
      return undefined
    }
    return { token: successor, session: row }
  })
}

/** Made from the token and a key of ours: repeatable within the grace without being stored. */
function successorOf(keys: Pick<Keys, 'refresh'>, token: string): string {
  return createHmac('sha256', keys.refresh).update(token).digest('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function tokenDates(token: string, now: Date) {
  return {
    hash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + idleMs).toISOString(),
  }
}
