import type { Db } from '../../db/openDatabase'

/** Where a client's applications go, and what they are signed with, sealed. */
export interface StoredBackOffice {
  address: string
  secrets: string
}

export function findBackOffice(db: Db, clientId: number): Promise<StoredBackOffice | undefined> {
  return db
    .selectFrom('back_offices')
    .select(['address', 'secrets'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** In place of the one before. */
export async function saveBackOffice(
  db: Db,
  clientId: number,
  { address, secrets }: StoredBackOffice,
  at: Date,
): Promise<void> {
  await removeBackOffice(db, clientId)
  await db
    .insertInto('back_offices')
    .values({
      client_id: clientId,
      address,
      secrets,
      updated_at: at.toISOString(),
    })
    .execute()
}

/** From now on its applications wait. */
export async function removeBackOffice(db: Db, clientId: number): Promise<void> {
  await db.deleteFrom('back_offices').where('client_id', '=', clientId).execute()
}

/** Of all clients: what the start has to be able to read, and whoever looks after the installation to reach. */
export function listBackOffices(db: Db): Promise<(StoredBackOffice & { code: string })[]> {
  return db
    .selectFrom('back_offices as b')
    .innerJoin('clients as c', 'c.id', 'b.client_id')
    .select(['c.code', 'b.address', 'b.secrets'])
    .orderBy('c.code')
    .execute()
}
