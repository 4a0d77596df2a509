import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import { type Db, isPostgres } from '../../db/openDatabase'

interface NewMail {
  guid: string
  kind: string
  addressHash: string
  /** Address and values, sealed. */
  sealed: string
  /** The application that it is about, with which it is erased. */
  applicationId: number | null
  /** ISO 8601 UTC, like the next. */
  createdAt: string
  dueAt: string
}

/** Written in the transaction of what it tells about. */
export async function addMail(db: Db, clientId: number, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      client_id: clientId,
      guid: mail.guid,
      kind: mail.kind,
      address_hash: mail.addressHash,
      sealed: mail.sealed,
      state: 'waiting',
      application_id: mail.applicationId,
      claim: null,
      attempts: 0,
      last_error: null,
      next_attempt_at: mail.dueAt,
      tried_at: null,
      created_at: mail.createdAt,
    })
    .execute()
}

/** A mail that a worker has taken for itself until its lease ends. */
export interface ClaimedMail {
  id: number
  guid: string
  kind: string
  addressHash: string
  sealed: string
  attempts: number
  claim: string
}

const open = ['waiting', 'sending']

/** Takes back a mail that nobody has tried to send. @returns false when it may have gone */
export async function cancelMail(db: Db, clientId: number, guid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Clients that have a mail to send: the one question that is asked of all clients at once. */
export function clientsWithDueMail(db: Db, now: Date): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('mails as m')
    .innerJoin('clients as c', 'c.id', 'm.client_id')
    .select(['c.id', 'c.code'])
    .distinct()
    .where('m.state', 'in', open)
    .where('m.next_attempt_at', '<=', now.toISOString())
    .orderBy('c.id')
    .execute()
}

/** Takes the mail that has been due the longest; of several workers one gets it. */
export async function claimMail(
  db: Db,
  clientId: number,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('mails')
    .set({ state: 'sending', claim, next_attempt_at: until.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (of) =>
      of
        .selectFrom('mails')
        .select('id')
        .where('client_id', '=', clientId)
        .where('state', 'in', open)
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'guid', 'kind', 'address_hash as addressHash', 'sealed', 'attempts'])
    .executeTakeFirst()
  return row && { ...row, claim }
}

/** When mail that may have got to this address since then was tried, of all clients, the oldest first. */
export async function triedSince(db: Db, addressHash: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('tried_at as triedAt')
    .where('address_hash', '=', addressHash)
    .where('tried_at', '>', since.toISOString())
    .orderBy('tried_at')
    .execute()
  return rows.flatMap(({ triedAt }) => triedAt ?? [])
}

/** When mail to this address was written down since then, of all clients, the oldest first. */
export async function madeSince(db: Db, addressHash: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('created_at as createdAt')
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at')
    .execute()
  return rows.map(({ createdAt }) => createdAt)
}

/** It is about to leave, and counts as having got there until it is known that it has not. */
export async function recordSendAttempt(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedMail,
  at: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ tried_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** What became of a claimed mail. */
export interface MailResult {
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  nextAttemptAt: Date
  /** It can not have got to its address: it does not count there. */
  isUntried: boolean
}

/** Nobody needs to read what is sent, or not tried any more: it is taken away. Nothing happens when another has the mail. */
export async function settleMail(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedMail,
  { state, attempts, lastError, nextAttemptAt, isUntried }: MailResult,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state,
      attempts,
      last_error: lastError,
      next_attempt_at: nextAttemptAt.toISOString(),
      claim: null,
    })
    .$if(isUntried, (query) => query.set({ tried_at: null }))
    .$if(state !== 'waiting', (query) => query.set({ sealed: '' }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** What a killed process had taken is due at once, where no other process can be sending it: on SQLite. */
export async function releaseMailClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('mails')
    .set({ state: 'waiting', claim: null, next_attempt_at: now.toISOString() })
    .where('state', '=', 'sending')
    .execute()
}

/** Of all clients together: what a doctor asks. */
export async function countMails(db: Db): Promise<{ state: 'waiting' | 'failed'; count: number }[]> {
  const rows = await db
    .selectFrom('mails')
    .select((of) => ['state', of.fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state: state as 'waiting' | 'failed', count: Number(count) }))
}

/** Days for which a sent or failed mail stays known. */
const retentionDays = 30

/** Deletes sent and failed mails that were queued more than `retentionDays` ago. */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  const before = utcDateTime(now).subtract(retentionDays, 'day').toISOString()
  await db
    .deleteFrom('mails')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<', before)
    .execute()
}
