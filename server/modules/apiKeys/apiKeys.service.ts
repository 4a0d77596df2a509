import type { KeyRight, ListedKey } from '../../../src/schemas/connections/connections.types'
import { apiKeyFaults, apiKeyRights } from '../../../src/texts/admin/connections.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { createToken, hashToken } from '../../security/randomToken'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import {
  type ActiveApiKey,
  addApiKey,
  findActiveApiKey,
  listApiKeys,
  recordKeyUse,
  revokeApiKeys,
} from './apiKeys.repository'

type Context = Pick<ServerContext, 'db' | 'now'>

/** Maximum number of active keys per client. */
const maxKeys = 50
const minuteMs = 60_000

/**
 * Creates an API key for a client's back-office.
 * @returns the key; it is not stored and cannot be read again
 */
export async function createApiKey(
  db: Db,
  clientId: number,
  name: string,
  now: Date,
  may: readonly KeyRight[] = ['vacancies'],
): Promise<string> {
  const key = `fyk_${createToken(32)}`
  await addApiKey(db, clientId, { name, hash: hashToken(key), may, createdAt: now.toISOString() })
  return key
}

/** Creates an API key and records who created it. @throws invalid when the client has too many keys */
export function createAuditedApiKey(
  { db, now: clock }: Context,
  { client, session }: ClientActor,
  { name, may }: { name: string; may: readonly KeyRight[] },
): Promise<string> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'api keys')
    if ((await listApiKeys(trx, client.id)).length >= maxKeys)
      throw new ProblemError('invalid', { errors: [{ path: '/name', message: apiKeyFaults.many(maxKeys) }] })
    const key = await createApiKey(trx, client.id, name, now, may)
    const changes = [{ label: name, from: '', to: may.map((right) => apiKeyRights[right]).join(', ') }]
    const entry = { action: 'api key made', subject: `client:${client.id}` } as const
    await auditClientChange(trx, session, { ...entry, aboutClientId: client.id, changes, now })
    return key
  })
}

/** Returns the client's active keys. */
export function readApiKeys({ db }: Pick<Context, 'db'>, { client }: ClientActor): Promise<ListedKey[]> {
  return listApiKeys(db, client.id)
}

/**
 * Revokes one key, or all keys with a name, immediately.
 * @returns the number of revoked keys
 * @throws not-found when there is no such key
 */
export function revokeSelectedApiKeys(
  { db, now: clock }: Context,
  { client, session }: ClientActor,
  keySelector: { id: number } | { name: string },
): Promise<number> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const keys = (await listApiKeys(trx, client.id)).filter((key) =>
      'id' in keySelector ? key.id === keySelector.id : key.name === keySelector.name,
    )
    const { name } = orNotFound(keys[0])
    const ids = keys.map(({ id }) => id)
    await revokeApiKeys(trx, client.id, ids, now)
    const changes = [{ label: name, from: '', to: apiKeyFaults.revoked }]
    const entry = { action: 'api key revoked', subject: `client:${client.id}` } as const
    await auditClientChange(trx, session, { ...entry, aboutClientId: client.id, changes, now })
    return ids.length
  })
}

/**
 * Finds the API key that a request presents and records its use. Returns undefined if the key is unknown or revoked,
 * or its client is decommissioned.
 */
export async function authenticateApiKey(
  { db, now: clock }: Context,
  key: string,
): Promise<ActiveApiKey | undefined> {
  const apiKey = await findActiveApiKey(db, hashToken(key))
  if (!apiKey) return undefined
  const now = clock()
  // Recorded at most once per minute, so that a back-office that sends thousands of vacancies does not cause
  // thousands of writes.
  const { lastUsedAt } = apiKey
  const isRecentUseRecorded = lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < minuteMs
  if (!isRecentUseRecorded) await recordKeyUse(db, apiKey.clientId, apiKey.id, now)
  return apiKey
}
