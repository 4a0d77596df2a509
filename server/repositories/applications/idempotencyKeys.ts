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

/** Keeps an answer, and lets go of this client's answers from before `since`. */
export async function keepAnswer(
  db: Db,
  clientId: number,
  key: string,
  answer: KeptAnswer & { createdAt: string },
  since: string,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('client_id', '=', clientId)
    .where('created_at', '<', since)
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({
      client_id: clientId,
      key,
      body_hash: answer.bodyHash,
      status: answer.status,
      response: answer.response,
      created_at: answer.createdAt,
    })
    .execute()
}
