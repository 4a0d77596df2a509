import { createHash, randomBytes } from 'node:crypto'
import type { KeyRight, ListedKey } from '../../../src/schemas/connections/connections.types'
import { apiKeyFaults, apiKeyRights } from '../../../src/texts/admin/apiKeys.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, inTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange } from '../audit/recordActivity'
import {
  addApiKey,
  findKeyOwner,
  type KeyOwner,
  listApiKeys,
  recordKeyUse,
  revokeApiKeys,
} from './apiKeys.repository'

type Context = Pick<ServerContext, 'db' | 'now'>

/** In use at one client at a time. */
const mostKeys = 50
const minuteMs = 60_000

/** Makes a key for a client's back-office. @returns the key, which is nowhere else from now on */
export async function createApiKey(
  db: Db,
  clientId: number,
  name: string,
  now: Date,
  may: readonly KeyRight[] = ['vacancies'],
): Promise<string> {
  const key = `fyk_${randomBytes(32).toString('base64url')}`
  await addApiKey(db, clientId, { name, hash: hashKey(key), may, createdAt: now.toISOString() })
  return key
}

/** The same for somebody who is written down. @throws invalid when there are too many */
export function makeApiKey(
  { db, now: clock }: Context,
  { client, session }: ClientActor,
  { name, may }: { name: string; may: readonly KeyRight[] },
): Promise<string> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'api keys')
    if ((await listApiKeys(trx, client.id)).length >= mostKeys)
      throw new ProblemError('invalid', { errors: [{ path: '/name', message: apiKeyFaults.many(mostKeys) }] })
    const key = await createApiKey(trx, client.id, name, now, may)
    const changes = [{ label: name, from: '', to: may.map((right) => apiKeyRights[right]).join(', ') }]
    const act = { action: 'api key made', subject: `client:${client.id}` } as const
    await auditAccountChange(trx, session, { ...act, about: client.id, changes, now })
    return key
  })
}

/** Those that are in use. */
export function readApiKeys({ db }: Pick<Context, 'db'>, { client }: ClientActor): Promise<ListedKey[]> {
  return listApiKeys(db, client.id)
}

/** Ends one key, or all of a name, at once. @returns how many @throws not-found when there is no such key */
export function endApiKeys(
  { db, now: clock }: Context,
  { client, session }: ClientActor,
  which: { id: number } | { name: string },
): Promise<number> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const keys = (await listApiKeys(trx, client.id)).filter((key) =>
      'id' in which ? key.id === which.id : key.name === which.name,
    )
    const { name } = orNotFound(keys[0])
    const ids = keys.map(({ id }) => id)
    await revokeApiKeys(trx, client.id, ids, now)
    const changes = [{ label: name, from: '', to: apiKeyFaults.revoked }]
    const act = { action: 'api key revoked', subject: `client:${client.id}` } as const
    await auditAccountChange(trx, session, { ...act, about: client.id, changes, now })
    return ids.length
  })
}

/** Whose key it is and what it may, written down as used; undefined when it is nobody's, or no longer. */
export async function ownerOfKey({ db, now: clock }: Context, key: string): Promise<KeyOwner | undefined> {
  const owner = await findKeyOwner(db, hashKey(key))
  if (!owner) return undefined
  const now = clock()
  // To the minute: a back-office that brings thousands of vacancies writes no thousand rows for it.
  const isKnown = owner.lastUsedAt !== null && now.getTime() - Date.parse(owner.lastUsedAt) < minuteMs
  if (!isKnown) await recordKeyUse(db, owner.clientId, owner.id, now)
  return owner
}

/** The key has 256 random bits: a plain hash can not be searched. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
