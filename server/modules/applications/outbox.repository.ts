import { type SqlBool, sql } from 'kysely'
import type { Delivery, DeliveryAttempt as ShownAttempt } from '../../../src/schemas/applications/application'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

interface NewDelivery {
  applicationId: number
  guid: string
  state: Delivery['state']
  nextAttemptAt: string
  sentAt: string | null
  createdAt: string
}

const insertDelivery = prepareQuery(
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

/** Adds a delivery. Must be called in the transaction that stores the application. */
export async function addToOutbox(db: Db, clientId: number, entry: NewDelivery): Promise<void> {
  await insertDelivery(db, { clientId, ...entry, attempts: entry.sentAt === null ? 0 : 1 })
}

/**
 * Makes a delivery due at `dueAt` with a new series of attempts, after all files have arrived or to send the
 * application again. If the application is being sent at the moment, it is sent once more.
 */
export async function makeDeliveryDue(
  db: Db,
  clientId: number,
  applicationId: number,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      next_attempt_at: dueAt.toISOString(),
      attempts: 0,
      last_error: null,
      claim: null,
    })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .execute()
}

/**
 * Makes failed deliveries that wait for a retry due immediately. Keeps the number of attempts. @returns the
 * applications' ids
 */
export async function makeRetriesDue(db: Db, clientId: number, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ next_attempt_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('next_attempt_at', '>', now.toISOString())
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
  const isWaiting = row.state === 'waiting'
  return { ...rest, state: row.state as Delivery['state'], nextAttemptAt: isWaiting ? nextAttemptAt : null }
}

/** Number of undelivered applications of a client in one state. */
export interface OutboxCount {
  clientId: number
  clientCode: string
  state: 'waiting' | 'failed'
  count: number
  /** When the oldest of them was submitted, ISO 8601 UTC. */
  oldestDate: string
}

/**
 * Counts the undelivered applications of all clients, for monitoring. A delivery that is being sent counts as
 * waiting. Sent deliveries, almost all rows, are skipped: the query repeats the condition of a partial index.
 */
export async function countOutbox(db: Db): Promise<OutboxCount[]> {
  const rows = await db
    .selectFrom('clients as c')
    .innerJoin('outbox as o', (join) =>
      join.onRef('o.client_id', '=', 'c.id').on(sql<SqlBool>`o.state <> 'sent'`),
    )
    .select((eb) => [
      'c.id as clientId',
      'c.code as clientCode',
      eb.case().when('o.state', '=', 'failed').then('failed').else('waiting').end().as('kind'),
      eb.fn.countAll().as('count'),
      eb.fn.min('o.created_at').as('oldestDate'),
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

/** A delivery whose last attempt failed: it waits for a retry, is being retried, or has failed permanently. */
export interface UnsuccessfulDelivery {
  applicationId: number
  attempts: number
  lastError: string | null
  /** When the next attempt is due; during an attempt, when it times out; null if there is no further attempt. */
  nextAttemptAt: string | null
}

export async function listUnsuccessfulDeliveries(db: Db, clientId: number): Promise<UnsuccessfulDelivery[]> {
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

/** One attempt to deliver an application. Attempts are only added, never changed. */
export interface DeliveryAttempt {
  applicationId: number
  at: Date
  /** HTTP status; null if the receiver did not respond. */
  status: number | null
  error: string | null
  /** Duration in whole milliseconds. */
  durationMs: number
  /** The beginning of the response; null if there was none, or it was empty, not text or must not be stored. */
  answer: string | null
  /** The message to be sent, even if it could not be sent; null if it could not be built or signed. */
  sentMessage: SentMessage | null
}

/** Message and address of an attempt. The address has no query, because it may contain a secret. */
export interface SentMessage {
  address: string
  /** The `webhook-id` header. */
  messageId: string
  /** Size of the body in bytes. */
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
      address: attempt.sentMessage?.address ?? null,
      message_id: attempt.sentMessage?.messageId ?? null,
      bytes: attempt.sentMessage?.bytes ?? null,
      answer: attempt.answer,
    })
    .execute()
}

/** Lists the delivery attempts of an application, the oldest first. */
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

/** Returns whether the client has a back-office to which its applications are delivered. */
export async function hasBackOffice(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('back_offices')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row !== undefined
}
