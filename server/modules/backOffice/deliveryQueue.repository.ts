import { type Db, isPostgres } from '../../db/openDatabase'

/** An outbox row that a worker has claimed until its lease expires. */
export interface ClaimedDelivery {
  id: number
  applicationId: number
  guid: string
  /** SHA-256 of the body that was last recorded under `guid`, before it was sent; null if there is none. */
  bodySha256: string | null
  attempts: number
  claim: string
}

/** States in which a due delivery can be claimed: waiting, or claimed by a worker whose lease has expired. */
const openStates = ['waiting', 'sending']

/** Returns the clients that have a due delivery and a back-office that is not paused. */
export function listClientsWithDueDeliveries(db: Db, now: Date): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('back_offices as b')
    .innerJoin('clients as c', 'c.id', 'b.client_id')
    .select(['c.id', 'c.code'])
    .where('b.paused_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outbox as o')
          .select('o.id')
          .whereRef('o.client_id', '=', 'b.client_id')
          .where('o.state', 'in', openStates)
          .where('o.next_attempt_at', '<=', now.toISOString()),
      ),
    )
    .orderBy('b.client_id')
    .execute()
}

/** Claims the delivery that has been due the longest. Of concurrent workers only one gets it. */
export async function claimDelivery(
  db: Db,
  clientId: number,
  { claim, now, leaseEnd }: { claim: string; now: Date; leaseEnd: Date },
): Promise<ClaimedDelivery | undefined> {
  const row = await db
    .updateTable('outbox')
    .set({ state: 'sending', claim, next_attempt_at: leaseEnd.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('client_id', '=', clientId)
        .where('state', 'in', openStates)
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
 * Records the body before it is sent. A receiver ignores a message whose id it knows, so a body that differs from
 * the previous one gets `newGuid`.
 * @returns the message id; undefined if the delivery was queued again or claimed by another worker meanwhile
 */
export async function recordBody(
  db: Db,
  clientId: number,
  { id, claim }: ClaimedDelivery,
  { sha256, newGuid }: { sha256: string; newGuid: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({
      guid: eb
        .case()
        .when(eb.or([eb('body_sha256', 'is', null), eb('body_sha256', '=', sha256)]))
        .then(eb.ref('guid'))
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

/** The result of a claimed delivery. */
export interface DeliveryResult {
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  nextAttemptAt: Date
  sentAt: Date | null
}

/**
 * Stores the result and ends the claim.
 * @returns false, without a change, if the delivery was queued again or claimed by another worker meanwhile
 */
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

/**
 * Makes the deliveries claimed by a killed process due immediately. Only on SQLite, where no other process can be
 * sending them.
 */
export async function releaseClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', claim: null, next_attempt_at: now.toISOString() })
    .where('state', '=', 'sending')
    .execute()
}
