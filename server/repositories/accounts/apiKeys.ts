import type { Db } from '../../db/openDatabase'

export async function addApiKey(
  db: Db,
  clientId: number,
  key: { name: string; hash: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({ client_id: clientId, name: key.name, key_hash: key.hash, created_at: key.createdAt })
    .execute()
}

/** By the hash alone: the key says whose it is. Undefined once it is revoked or its client decommissioned. */
export async function findKeyClient(db: Db, hash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('api_keys as k')
    .innerJoin('clients as c', 'c.id', 'k.client_id')
    .select('k.client_id as clientId')
    .where('k.key_hash', '=', hash)
    .where('k.revoked_at', 'is', null)
    .where('c.decommissioned_at', 'is', null)
    .executeTakeFirst()
  return row?.clientId
}

/** @returns how many keys of that name there were */
export async function revokeApiKeys(db: Db, clientId: number, name: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
