import type { Delivery } from '../../../src/schemas/application'
import { askedOften } from '../../db/askedOften'
import type { Db } from '../../db/openDatabase'

interface NewDelivery {
  applicationId: number
  guid: string
  state: Delivery['state']
  nextAttemptAt: string
  sentAt: string | null
  createdAt: string
}

const insertDelivery = askedOften(
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

/** Of all clients together: what a monitor asks. */
export async function countOutbox(db: Db): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** A delivery that is not tried any more. */
export interface FailedDelivery {
  applicationId: number
  attempts: number
  lastError: string | null
}

export function listFailed(db: Db, clientId: number): Promise<FailedDelivery[]> {
  return db
    .selectFrom('outbox')
    .select(['application_id as applicationId', 'attempts', 'last_error as lastError'])
    .where('client_id', '=', clientId)
    .where('state', '=', 'failed')
    .orderBy('application_id')
    .execute()
}
