import type { IdempotencyKeysTable } from '../../db/applicationTables'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

export interface StoredResponse {
  bodyHash: string
  status: number
  /** The response body as JSON. */
  response: string
}

const storedResponse = prepareQuery(
  (db, { clientId, key, since }: { clientId: number; key: string; since: string }) =>
    db
      .selectFrom('idempotency_keys')
      .select(['body_hash as bodyHash', 'status', 'response'])
      .where('client_id', '=', clientId)
      .where('key', '=', key)
      .where('created_at', '>=', since),
)

export function findStoredResponse(
  db: Db,
  clientId: number,
  key: string,
  since: string,
): Promise<StoredResponse | undefined> {
  return storedResponse(db, { clientId, key, since })
}

type AnswerColumns = Pick<IdempotencyKeysTable, 'body_hash' | 'status' | 'response' | 'created_at'>

const upsertAnswer = prepareQuery(
  (db, { clientId, key, ...answerColumns }: { clientId: number; key: string } & AnswerColumns) =>
    db
      .insertInto('idempotency_keys')
      .values({ client_id: clientId, key, ...answerColumns })
      .onConflict((conflict) => conflict.columns(['client_id', 'key']).doUpdateSet(answerColumns)),
)

/** Stores a response. Replaces an expired response with the same key. */
export async function storeResponse(
  db: Db,
  clientId: number,
  key: string,
  answer: StoredResponse & { createdAt: string },
): Promise<void> {
  const { bodyHash, createdAt, status, response } = answer
  const columns = { body_hash: bodyHash, status, response, created_at: createdAt }
  await upsertAnswer(db, { clientId, key, ...columns })
}

/** Deletes the responses of expired idempotency keys. */
export async function purgeStoredResponses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', getKeyExpiryTime(now)).execute()
}

/** Milliseconds after which an idempotency key expires. */
const keyMs = 24 * 60 * 60 * 1000

/** Returns the date-time (ISO 8601 UTC) before which created keys have expired. */
export function getKeyExpiryTime(now: Date): string {
  return new Date(now.getTime() - keyMs).toISOString()
}
