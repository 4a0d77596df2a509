import type { Db } from '../../db/openDatabase'
import { openStates } from './mails.repository'

/**
 * A mail whose last attempt failed or was broken off, or which was never attempted because a mail server rejected its
 * address before.
 */
export interface FailingMail {
  id: number
  clientId: number
  clientCode: string
  kind: string
  attempts: number
  lastError: string | null
  createdAt: string
  /** When the next attempt is due; null if there is none. */
  nextAttemptAt: string | null
  /** False if the content was deleted because the mail can never be sent, for example to an unknown address. */
  hasContent: boolean
}

/** Lists the failing mails of one client or of all clients, the oldest first. */
export async function listFailingMails(db: Db, clientId?: number): Promise<FailingMail[]> {
  const rows = await db
    .selectFrom('clients as c')
    .innerJoin('mails as m', 'm.client_id', 'c.id')
    .select(['m.id', 'c.id as clientId', 'c.code as clientCode', 'm.kind', 'm.state', 'm.attempts'])
    .select(['m.last_error as lastError', 'm.created_at as createdAt', 'm.next_attempt_at as nextAttemptAt'])
    .select((eb) => eb('m.sealed', '<>', '').as('hasContent'))
    .where('m.state', 'in', [...openStates, 'failed'])
    .where((eb) => eb.or([eb('m.attempts', '>', 0), eb('m.state', '=', 'failed')]))
    .$if(clientId !== undefined, (query) => query.where('c.id', '=', clientId ?? 0))
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
  return rows.map(({ state, nextAttemptAt, hasContent, ...row }) => ({
    ...row,
    nextAttemptAt: state === 'failed' ? null : nextAttemptAt,
    hasContent: Boolean(hasContent),
  }))
}

/** Returns whether a mail of any client was sent after this time. */
export async function hasSentMailSince(db: Db, startTime: Date): Promise<boolean> {
  const row = await db
    .selectFrom('clients as c')
    .innerJoin('mails as m', 'm.client_id', 'c.id')
    .select('m.id')
    .where('m.state', '=', 'sent')
    .where('m.tried_at', '>', startTime.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Queues a client's permanently failed mails again if their content is still stored. @returns the number of mails */
export async function requeueFailedMails(db: Db, clientId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, last_error: null, next_attempt_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('state', '=', 'failed')
    .where('sealed', '<>', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Makes mails that wait for a retry due immediately. @returns the number of mails */
export async function makeWaitingMailsDue(db: Db, clientId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_attempt_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('next_attempt_at', '>', now.toISOString())
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Counts the waiting and failed mails of all clients, for `foyer doctor`. */
export async function countMails(db: Db): Promise<{ state: 'waiting' | 'failed'; count: number }[]> {
  const rows = await db
    .selectFrom('mails')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state: state as 'waiting' | 'failed', count: Number(count) }))
}
