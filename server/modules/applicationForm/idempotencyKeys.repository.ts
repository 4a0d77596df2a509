import type { IdempotencyKeysTable } from '../../db/applicationTables'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

export interface StoredResponse {
  bodyHash: string
  status: number
  /** The response body as JSON. */
  response: string
}

const selectStoredResponse = prepareQuery(
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
  return selectStoredResponse(db, { clientId, key, since })
}

type ResponseColumns = Pick<IdempotencyKeysTable, 'body_hash' | 'status' | 'response' | 'created_at'>

const upsertResponse = prepareQuery(
  (db, { clientId, key, ...responseColumns }: { clientId: number; key: string } & ResponseColumns) =>
    db
      .insertInto('idempotency_keys')
      .values({ client_id: clientId, key, ...responseColumns })
      .onConflict((conflict) => conflict.columns(['client_id', 'key']).doUpdateSet(responseColumns)),
)

/** Stores a response. Replaces a response with the same key: the caller has checked that it has expired. */
export async function storeResponse(
  db: Db,
  clientId: number,
  key: string,
  storedResponse: StoredResponse & { createdAt: string },
): Promise<void> {
  const { bodyHash, createdAt, status, response } = storedResponse
  const columns = { body_hash: bodyHash, status, response, created_at: createdAt }
  await upsertResponse(db, { clientId, key, ...columns })
}

/** Deletes the responses of expired idempotency keys. */
export async function purgeStoredResponses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', getOldestValidKeyTime(now)).execute()
}

/** Milliseconds after which an idempotency key expires. */
const keyLifetimeMs = 24 * 60 * 60 * 1000

/** Returns the earliest creation date-time (ISO 8601 UTC) of a key that has not expired at `now`. */
export function getOldestValidKeyTime(now: Date): string {
  return new Date(now.getTime() - keyLifetimeMs).toISOString()
}
