import type { IdempotencyKeysTable } from '../../db/applicationTables'
import { askedOften } from '../../db/askedOften'
import type { Db } from '../../db/openDatabase'

export interface KeptAnswer {
  bodyHash: string
  status: number
  /** JSON. */
  response: string
}

const keptAnswer = askedOften(
  (db, { clientId, key, since }: { clientId: number; key: string; since: string }) =>
    db
      .selectFrom('idempotency_keys')
      .select(['body_hash as bodyHash', 'status', 'response'])
      .where('client_id', '=', clientId)
      .where('key', '=', key)
      .where('created_at', '>=', since),
)

export function findKeptAnswer(
  db: Db,
  clientId: number,
  key: string,
  since: string,
): Promise<KeptAnswer | undefined> {
  return keptAnswer(db, { clientId, key, since })
}

type AnswerColumns = Pick<IdempotencyKeysTable, 'body_hash' | 'status' | 'response' | 'created_at'>

const putAnswer = askedOften(
  (db, { clientId, key, ...kept }: { clientId: number; key: string } & AnswerColumns) =>
    db
      .insertInto('idempotency_keys')
      .values({ client_id: clientId, key, ...kept })
      .onConflict((on) => on.columns(['client_id', 'key']).doUpdateSet(kept)),
)

/** Keeps an answer; one that nobody may have any more makes way for it. */
export async function keepAnswer(
  db: Db,
  clientId: number,
  key: string,
  answer: KeptAnswer & { createdAt: string },
): Promise<void> {
  const { bodyHash, createdAt, status, response } = answer
  const kept = { body_hash: bodyHash, status, response, created_at: createdAt }
  await putAnswer(db, { clientId, key, ...kept })
}

/** Answers from before `since` are given to nobody. */
export async function forgetAnswers(db: Db, since: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', since).execute()
}
