import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import { type Db, isPostgres } from '../../db/openDatabase'

interface NewMail {
  guid: string
  kind: string
  addressHash: string
  /** Address and values, encrypted. */
  sealed: string
  /** The application that the mail is about. The mail is erased together with it. */
  applicationId: number | null
  /** ISO 8601 UTC, like `dueAt`. */
  createdAt: string
  dueAt: string
}

/** Adds a mail. Must be called in the transaction of the change that the mail reports. */
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

/** A mail that a worker has claimed until its lease expires. */
export interface ClaimedMail {
  id: number
  guid: string
  kind: string
  addressHash: string
  sealed: string
  attempts: number
  claim: string
}

/** States of mails that are still to be sent. */
export const openStates = ['waiting', 'sending']

/**
 * Deletes a waiting mail that cannot have reached its address. After a crash or a stop during an attempt, a mail waits
 * although the mail server may have accepted it. @returns false when it may have been sent
 */
export async function cancelMail(db: Db, clientId: number, guid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .where('tried_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the clients that have a due mail. */
export function listClientsWithDueMail(db: Db, now: Date): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('mails as m')
    .innerJoin('clients as c', 'c.id', 'm.client_id')
    .select(['c.id', 'c.code'])
    .distinct()
    .where('m.state', 'in', openStates)
    .where('m.next_attempt_at', '<=', now.toISOString())
    .orderBy('c.id')
    .execute()
}

/** Claims the mail that has been due the longest. Of concurrent workers only one gets it. */
export async function claimMail(
  db: Db,
  clientId: number,
  { claim, now, leaseEnd }: { claim: string; now: Date; leaseEnd: Date },
): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('mails')
    .set({ state: 'sending', claim, next_attempt_at: leaseEnd.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('client_id', '=', clientId)
        .where('state', 'in', openStates)
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

/**
 * Returns the times since `startTime` at which a mail of any client was attempted that may have reached this address,
 * the oldest first.
 */
export async function listAttemptTimes(db: Db, addressHash: string, startTime: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('tried_at as triedAt')
    .where('address_hash', '=', addressHash)
    .where('tried_at', '>', startTime.toISOString())
    .orderBy('tried_at')
    .execute()
  return rows.flatMap(({ triedAt }) => triedAt ?? [])
}

/** Returns the times since `startTime` at which mail of any client to this address was queued, the oldest first. */
export async function listQueueTimes(db: Db, addressHash: string, startTime: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('created_at as createdAt')
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', startTime.toISOString())
    .orderBy('created_at')
    .execute()
  return rows.map(({ createdAt }) => createdAt)
}

/** Records the attempt before the mail is sent. The mail counts as delivered unless a failure is known. */
export async function recordSendAttempt(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedMail,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ tried_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** The result of a claimed mail. */
export interface MailResult {
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  nextAttemptAt: Date
  /** True if the mail cannot have reached its address: the attempt does not count towards the address's limit. */
  isCertainlyUndelivered: boolean
  /** False if the content is to be deleted, because the mail was sent or can never be sent. */
  keepsContent: boolean
}

/**
 * Records the result. Deletes the content of a mail that was sent or can never be sent. Does nothing if another
 * worker has claimed the mail.
 */
export async function settleMail(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedMail,
  { state, attempts, lastError, nextAttemptAt, isCertainlyUndelivered, keepsContent }: MailResult,
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
    .$if(isCertainlyUndelivered, (query) => query.set({ tried_at: null }))
    .$if(!keepsContent, (query) => query.set({ sealed: '' }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/**
 * Makes the mail claimed by a killed process due immediately. Only on SQLite, where no other process can be sending
 * it.
 */
export async function releaseMailClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('mails')
    .set({ state: 'waiting', claim: null, next_attempt_at: now.toISOString() })
    .where('state', '=', 'sending')
    .execute()
}

/** Days after which the record of a sent or failed mail is deleted. */
const retentionDays = 30

/** Deletes sent and failed mails that were queued more than `retentionDays` ago. */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  const cutoff = utcDateTime(now).subtract(retentionDays, 'day').toISOString()
  await db
    .deleteFrom('mails')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<', cutoff)
    .execute()
}
