import type { Db } from '../../db/openDatabase'

/** Returns whether the client reviews applications blind, without the applicants' identity. */
export async function hasBlindReview(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('clients')
    .select('can_review_blind')
    .where('id', '=', clientId)
    .executeTakeFirst()
  return row?.can_review_blind === 1
}

/** Returns the ids of those applications whose applicants' identities were revealed to the user. */
export async function listRevealedIds(
  db: Db,
  clientId: number,
  userId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('application_reveals')
    .select('application_id as id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('application_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function addReveal(
  db: Db,
  clientId: number,
  { applicationId, userId, timestamp }: { applicationId: number; userId: number; timestamp: string },
): Promise<void> {
  await db
    .insertInto('application_reveals')
    .values({ client_id: clientId, application_id: applicationId, user_id: userId, at: timestamp })
    .execute()
}
