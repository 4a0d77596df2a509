import { type SqlBool, sql } from 'kysely'
import type {
  DeliveryRequest,
  DeliveryState,
  ListedDelivery,
} from '../../../src/schemas/connections/connections.types'
import type { Db } from '../../db/openDatabase'

/** The outbox states that belong to each delivery state. */
const storedStates: Record<DeliveryState, readonly string[]> = {
  waiting: ['waiting', 'sending'],
  failed: ['failed'],
  sent: ['sent'],
}

/** Lists the deliveries of the newest applications, the newest first, up to `limit`. @returns the applications' ids */
export async function listNewestDeliveryIds(
  db: Db,
  clientId: number,
  state: DeliveryState | undefined,
  limit: number,
): Promise<number[]> {
  const allDeliveries = db
    .selectFrom('outbox')
    .select('application_id as id')
    .where('client_id', '=', clientId)
  const selectedDeliveries =
    state === undefined ? allDeliveries : allDeliveries.where('state', 'in', storedStates[state])
  const rows = await selectedDeliveries.orderBy('application_id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Lists the deliveries of these applications, the newest first. */
export async function listDeliveries(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<ListedDelivery[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('outbox as o')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.client_id', '=', 'o.client_id').onRef('a.id', '=', 'o.application_id'),
    )
    .select(['a.id', 'a.vacancy_name as vacancyName', 'o.state', 'o.attempts', 'o.last_error as lastError'])
    .select(['o.created_at as createdAt', 'o.sent_at as sentAt', 'o.next_attempt_at as nextAttemptAt'])
    .where('o.client_id', '=', clientId)
    .where('o.application_id', 'in', ids)
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map(({ state, nextAttemptAt, ...row }) => ({
    ...row,
    state: toDeliveryState(state),
    nextAttemptAt: state === 'waiting' ? nextAttemptAt : null,
  }))
}

function toDeliveryState(state: string): DeliveryState {
  return state === 'failed' || state === 'sent' ? state : 'waiting'
}

/** Lists all delivery attempts of an application, the oldest first. */
export function listDeliveryRequests(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<DeliveryRequest[]> {
  return db
    .selectFrom('delivery_attempts')
    .select(['at', 'address', 'message_id as messageId', 'bytes', 'status', 'error'])
    .select(['duration_ms as durationMs', 'answer'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute()
}

/** Counts a client's waiting and failed deliveries; the partial index on undelivered rows serves the query. */
export async function countUndelivered(
  db: Db,
  clientId: number,
): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('outbox as o')
    .select((eb) => ['o.state', eb.fn.countAll().as('count')])
    .where('o.client_id', '=', clientId)
    .where(sql<SqlBool>`o.state <> 'sent'`)
    .groupBy('o.state')
    .execute()
  const sumCounts = (states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((total, { count }) => total + Number(count), 0)
  return { waiting: sumCounts(storedStates.waiting), failed: sumCounts(storedStates.failed) }
}

/** Lists deliveries that failed for good, the oldest first, up to `limit`. @returns the applications' ids */
export async function listFailedDeliveryIds(db: Db, clientId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('outbox as o')
    .select('o.application_id as id')
    .where('o.client_id', '=', clientId)
    .where('o.state', '=', 'failed')
    .orderBy('o.application_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A back-office whose last attempt failed and that has waiting or failed deliveries. */
export interface FailingBackOffice {
  code: string
  /** Why the last attempt failed: a sentence without its full stop. */
  reason: string
  /** Number of applications whose delivery was attempted and failed. */
  count: number
  /** When the oldest of them was submitted, ISO 8601 UTC. */
  oldestDate: string
}

/**
 * Lists the failing back-offices of all clients whose deliveries are not paused, for monitoring. Includes attempts
 * by other processes and before a restart.
 */
export async function listFailingBackOffices(db: Db): Promise<FailingBackOffice[]> {
  const rows = await db
    .selectFrom('back_offices as b')
    .innerJoin('clients as c', 'c.id', 'b.client_id')
    .innerJoin('outbox as o', (join) =>
      join.onRef('o.client_id', '=', 'b.client_id').on(sql<SqlBool>`o.state <> 'sent'`),
    )
    .select((eb) => [
      'c.id',
      'c.code',
      eb.fn.countAll().as('count'),
      eb.fn.min('o.created_at').as('oldestDate'),
    ])
    .where('b.paused_at', 'is', null)
    .where('o.attempts', '>', 0)
    .groupBy(['c.id', 'c.code'])
    .orderBy('c.code')
    .execute()
  const errors = await Promise.all(rows.map(({ id }) => findLastAttemptError(db, id)))
  return rows.flatMap(({ code, count, oldestDate }, index) => {
    const reason = errors[index]
    return reason ? [{ code, reason, count: Number(count), oldestDate }] : []
  })
}

/** Returns the error of the client's last attempt; null if it succeeded. */
async function findLastAttemptError(db: Db, clientId: number): Promise<string | null> {
  const lastAttempt = await db
    .selectFrom('delivery_attempts')
    .select('error')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return lastAttempt?.error ?? null
}
