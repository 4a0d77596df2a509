import { type Db, isPostgres } from '../../db/openDatabase'

/** An outbox row that a worker has taken for itself until its lease ends. */
export interface ClaimedDelivery {
  id: number
  applicationId: number
  guid: string
  /** Of what was sent under `guid` before; null when nothing was. */
  bodySha256: string | null
  attempts: number
  claim: string
}

/** Waiting, or taken by a worker whose lease is over; either way its moment has come. */
const open = ['waiting', 'sending']

/** Clients that have a back-office, not paused, and something to deliver: the one question that is asked of all clients at once. */
export function clientsWithDue(db: Db, now: Date): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('back_offices as b')
    .innerJoin('clients as c', 'c.id', 'b.client_id')
    .select(['c.id', 'c.code'])
    .where('b.paused_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('outbox as o')
          .select('o.id')
          .whereRef('o.client_id', '=', 'b.client_id')
          .where('o.state', 'in', open)
          .where('o.next_attempt_at', '<=', now.toISOString()),
      ),
    )
    .orderBy('b.client_id')
    .execute()
}

/** Takes the delivery that has been due the longest; of several workers one gets it. */
export async function claimDelivery(
  db: Db,
  clientId: number,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<ClaimedDelivery | undefined> {
  const row = await db
    .updateTable('outbox')
    .set({ state: 'sending', claim, next_attempt_at: until.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (of) =>
      of
        .selectFrom('outbox')
        .select('id')
        .where('client_id', '=', clientId)
        .where('state', 'in', open)
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'application_id as applicationId', 'guid', 'attempts', 'body_sha256 as bodySha256'])
    .executeTakeFirst()
  return row && { ...row, claim }
}

/**
 * Writes down what is going to be sent, before it is: a receiver drops what comes under a known id, so a body that is
 * not the one before it gets `newGuid`.
 * @returns the id to send it under; undefined when the delivery was queued anew, or taken by another, in the meantime
 */
export async function recordBody(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedDelivery,
  { sha256, newGuid }: { sha256: string; newGuid: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((of) => ({
      guid: of
        .case()
        .when(of.or([of('body_sha256', 'is', null), of('body_sha256', '=', sha256)]))
        .then(of.ref('guid'))
        .else(newGuid)
        .end(),
      body_sha256: sha256,
    }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning('guid')
    .executeTakeFirst()
  return row?.guid
}

/** What became of a claimed delivery. */
export interface DeliveryResult {
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  nextAttemptAt: Date
  sentAt: Date | null
}

/** @returns false when the delivery was queued anew, or taken by another, in the meantime: then nothing changed */
export async function settleDelivery(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedDelivery,
  result: DeliveryResult,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: result.state,
      attempts: result.attempts,
      last_error: result.lastError,
      next_attempt_at: result.nextAttemptAt.toISOString(),
      claim: null,
    })
    .$if(result.sentAt !== null, (query) => query.set({ sent_at: result.sentAt?.toISOString() ?? null }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a killed process had taken is due at once, where no other process can be sending it: on SQLite. */
export async function releaseClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', claim: null, next_attempt_at: now.toISOString() })
    .where('state', '=', 'sending')
    .execute()
}
