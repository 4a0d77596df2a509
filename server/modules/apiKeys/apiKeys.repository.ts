import { type KeyRight, keyRights, type ListedKey } from '../../../src/schemas/connections/connections.types'
import type { Db } from '../../db/openDatabase'

export async function addApiKey(
  db: Db,
  clientId: number,
  key: { name: string; hash: string; may: readonly KeyRight[]; createdAt: string },
): Promise<number> {
  const { id } = await db
    .insertInto('api_keys')
    .values({
      client_id: clientId,
      name: key.name,
      key_hash: key.hash,
      may: key.may.join(' '),
      created_at: key.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An API key that is not revoked, with its client and rights. */
export interface ActiveApiKey {
  id: number
  clientId: number
  may: KeyRight[]
  lastUsedAt: string | null
}

/**
 * Finds an API key by its hash. Returns undefined if the key is unknown or revoked, or its client is
 * decommissioned.
 */
export async function findActiveApiKey(db: Db, hash: string): Promise<ActiveApiKey | undefined> {
  const row = await db
    .selectFrom('api_keys as k')
    .innerJoin('clients as c', 'c.id', 'k.client_id')
    .select(['k.id', 'k.client_id as clientId', 'k.may', 'k.last_used_at as lastUsedAt'])
    .where('k.key_hash', '=', hash)
    .where('k.revoked_at', 'is', null)
    .where('c.decommissioned_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, may: parseRights(row.may) }
}

/** Keys that were created before rights existed have the right to send vacancies. */
function parseRights(may: string | null): KeyRight[] {
  const storedRights = (may ?? 'vacancies').split(' ')
  return keyRights.filter((right) => storedRights.includes(right))
}

export async function recordKeyUse(db: Db, clientId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Lists the client's active keys, the oldest first. */
export async function listApiKeys(db: Db, clientId: number): Promise<ListedKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'may', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, may: parseRights(row.may) }))
}

/** Revokes the given keys of the client. */
export async function revokeApiKeys(
  db: Db,
  clientId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
}
