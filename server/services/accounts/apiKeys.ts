import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../db/openDatabase'
import { addApiKey, findKeyClient } from '../../repositories/accounts/apiKeys'

/** Makes a key for a client's back-office. @returns the key, which is nowhere else from now on */
export async function createApiKey(db: Db, clientId: number, name: string, now: Date): Promise<string> {
  const key = `fyk_${randomBytes(32).toString('base64url')}`
  await addApiKey(db, clientId, { name, hash: hashKey(key), createdAt: now.toISOString() })
  return key
}

/** The client whose key it is; undefined when it is nobody's, or no longer. */
export function clientOfKey(db: Db, key: string): Promise<number | undefined> {
  return findKeyClient(db, hashKey(key))
}

/** The key has 256 random bits: a plain hash can not be searched. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
