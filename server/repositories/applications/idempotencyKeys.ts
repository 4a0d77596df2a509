import type { Db } from '../../db/openDatabase'

export interface KeptAnswer {
  bodyHash: string
  status: number
  /** JSON. */
  response: string
}

export function findKeptAnswer(
  db: Db,
  clientId: number,
  key: string,
  since: string,
): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'status', 'response'])
    .where('client_id', '=', clientId)
    .where('key', '=', key)
    .where('created_at', '>=', since)
    .executeTakeFirst()
}

/** Keeps an answer; one that nobody may have any more makes way for it. */
export async function keepAnswer(
  db: Db,
  clientId: number,
  key: string,
  answer: KeptAnswer & { createdAt: string },
): Promise<void> {
  const kept = {
    body_hash: answer.bodyHash,
    status: answer.status,
    response: answer.response,
    created_at: answer.createdAt,
  }
  await db
    .insertInto('idempotency_keys')
    .values({ client_id: clientId, key, ...kept })
    .onConflict((on) => on.columns(['client_id', 'key']).doUpdateSet(kept))
    .execute()
}

/** Answers from before `since` are given to nobody. */
export async function forgetAnswers(db: Db, since: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', since).execute()
}
