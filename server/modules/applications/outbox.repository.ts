import { type SqlBool, sql } from 'kysely'
import type { Delivery, DeliveryAttempt as ShownAttempt } from '../../../src/schemas/applications/application'
import type { Db } from '../../db/openDatabase'
import { preparedQuery } from '../../db/preparedQuery'

interface NewDelivery {
  applicationId: number
  guid: string
  state: Delivery['state']
  nextAttemptAt: string
  sentAt: string | null
  createdAt: string
}

const insertDelivery = preparedQuery(
  (db, { clientId, ...entry }: { clientId: number; attempts: number } & NewDelivery) =>
    db.insertInto('outbox').values({
      client_id: clientId,
      application_id: entry.applicationId,
      guid: entry.guid,
      state: entry.state,
      attempts: entry.attempts,
      next_attempt_at: entry.nextAttemptAt,
      sent_at: entry.sentAt,
      created_at: entry.createdAt,
    }),
)

/** What is to be delivered; written in the transaction of what it tells about. */
export async function addToOutbox(db: Db, clientId: number, entry: NewDelivery): Promise<void> {
  await insertDelivery(db, { clientId, ...entry, attempts: entry.sentAt === null ? 0 : 1 })
}

/**
 * Due at this moment, with all its attempts before it: its files are all there, or it is to be sent again. What is being
 * sent right now is sent once more.
 */
export async function makeDue(db: Db, clientId: number, applicationId: number, at: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', next_attempt_at: at.toISOString(), attempts: 0, last_error: null, claim: null })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .execute()
}

/** Makes due what failed before and would be tried again later, with the attempts counted so far. @returns the applications' ids */
export async function makeRetriesDue(db: Db, clientId: number, at: Date): Promise<number[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ next_attempt_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('next_attempt_at', '>', at.toISOString())
    .returning('application_id as id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findDelivery(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<Delivery | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'last_error as lastError', 'sent_at as sentAt'])
    .select('next_attempt_at as nextAttemptAt')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  if (!row) return undefined
  const { nextAttemptAt, ...rest } = row
  const isOpen = row.state === 'waiting'
  return { ...rest, state: row.state as Delivery['state'], nextAttemptAt: isOpen ? nextAttemptAt : null }
}

/** What a client has not got rid of. */
export interface OutboxCount {
  clientId: number
  clientCode: string
  state: 'waiting' | 'failed'
  count: number
  /** When the oldest of them was submitted. */
  since: string
}

/**
 * Of all clients together: what a monitor asks. What is being sent counts as waiting; what was sent, which is nearly all of
 * it, is not looked at: an index has the rest, and is found by its own words.
 */
export async function countOutbox(db: Db): Promise<OutboxCount[]> {
  const rows = await db
    .selectFrom('clients as c')
    .innerJoin('outbox as o', (join) =>
      join.onRef('o.client_id', '=', 'c.id').on(sql<SqlBool>`o.state <> 'sent'`),
    )
    .select((of) => [
      'c.id as clientId',
      'c.code as clientCode',
      of.case().when('o.state', '=', 'failed').then('failed').else('waiting').end().as('kind'),
      of.fn.countAll().as('count'),
      of.fn.min('o.created_at').as('since'),
    ])
    .groupBy(['c.id', 'c.code', 'kind'])
    .orderBy('c.code')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count, ...rest }) => ({
    ...rest,
    state: kind as OutboxCount['state'],
    count: Number(count),
  }))
}

/** A delivery that did not succeed when it was last tried. */
export interface TroubledDelivery {
  applicationId: number
  attempts: number
  lastError: string | null
  /** When it is tried again; null: not any more. */
  nextAttemptAt: string | null
}

/** Those that failed for good, and those that are tried again. */
export async function listTroubled(db: Db, clientId: number): Promise<TroubledDelivery[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['application_id as applicationId', 'attempts', 'last_error as lastError', 'state'])
    .select('next_attempt_at as nextAttemptAt')
    .where('client_id', '=', clientId)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .where('attempts', '>', 0)
    .orderBy('application_id')
    .execute()
  return rows.map(({ state, nextAttemptAt, ...rest }) => ({
    ...rest,
    nextAttemptAt: state === 'failed' ? null : nextAttemptAt,
  }))
}

/** One attempt to deliver an application; they are only ever added. */
export interface DeliveryAttempt {
  applicationId: number
  at: Date
  /** Null when the receiver did not answer. */
  status: number | null
  error: string | null
  /** Whole milliseconds. */
  durationMs: number
  /** The beginning of what was answered; null: nothing, or nothing that may be kept. */
  answer: string | null
  /** Null where nothing was sent. */
  sent: SentMessage | null
}

/** What an attempt sent, and where to: without the query of the address, which may hold a secret. */
export interface SentMessage {
  address: string
  /** The `webhook-id`. */
  messageId: string
  /** Of the body. */
  bytes: number
}

export async function addDeliveryAttempt(db: Db, clientId: number, attempt: DeliveryAttempt): Promise<void> {
  await db
    .insertInto('delivery_attempts')
    .values({
      client_id: clientId,
      application_id: attempt.applicationId,
      at: attempt.at.toISOString(),
      status: attempt.status,
      error: attempt.error,
      duration_ms: attempt.durationMs,
      address: attempt.sent?.address ?? null,
      message_id: attempt.sent?.messageId ?? null,
      bytes: attempt.sent?.bytes ?? null,
      answer: attempt.answer,
    })
    .execute()
}

/** The oldest first. */
export function listDeliveryAttempts(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<ShownAttempt[]> {
  return db
    .selectFrom('delivery_attempts')
    .select(['at', 'status', 'error'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute()
}
