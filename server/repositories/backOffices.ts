import type { Db } from '../db/openDatabase'

/** Where a client's applications go, and what they are signed with: the newest secret first. */
export interface BackOffice {
  address: string
  secrets: string[]
}

export async function findBackOffice(db: Db, clientId: number): Promise<BackOffice | undefined> {
  const row = await db
    .selectFrom('back_offices')
    .select(['address', 'secrets'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row && { address: row.address, secrets: JSON.parse(row.secrets) as string[] }
}

/** In place of the one before. */
export async function saveBackOffice(
  db: Db,
  clientId: number,
  { address, secrets }: BackOffice,
  at: Date,
): Promise<void> {
  await removeBackOffice(db, clientId)
  await db
    .insertInto('back_offices')
    .values({
      client_id: clientId,
      address,
      secrets: JSON.stringify(secrets),
      updated_at: at.toISOString(),
    })
    .execute()
}

/** From now on its applications wait. */
export async function removeBackOffice(db: Db, clientId: number): Promise<void> {
  await db.deleteFrom('back_offices').where('client_id', '=', clientId).execute()
}
