import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../../src/texts/language'
import type { Db } from '../../db/openDatabase'
import type { Session } from '../../repositories/sessions/sessions'
import { listAdvertised, nextChange } from '../../repositories/vacancies/vacancies'
import type { ServerContext } from '../serverContext'
import type { Encoding } from '../sites/writtenPages'

/** JSON that is sent many times: its hash, and its bytes by encoding as they come to be needed. */
export interface PreparedJson {
  json: string
  hash: string
  encoded: Partial<Record<Encoding, Buffer>>
}

interface Kept extends PreparedJson {
  siteVersion: number
  /** ISO 8601 UTC: from then, until then, it is true as long as nobody changes anything. A clock may be set back. */
  since: string
  until: string
}

export function prepareJson(data: unknown): PreparedJson {
  const json = JSON.stringify(data)
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 27), encoded: {} }
}

const kept = new WeakMap<Db, LRUCache<string, Kept>>()

/**
 * A client's advertised vacancies, made once for each state of them. Which state it is comes from the database with the
 * session of every request, so that processes need not tell each other.
 */
export async function advertisedList(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, siteVersion }: Pick<Session, 'clientId' | 'siteVersion'>,
  language: Language = 'en',
): Promise<PreparedJson> {
  const lists = kept.get(db) ?? new LRUCache<string, Kept>({ max: 200 })
  kept.set(db, lists)
  const now = clock()
  const moment = now.toISOString()
  const key = `${clientId} ${language}`
  const known = lists.get(key)
  if (known?.siteVersion === siteVersion && known.since <= moment && known.until > moment) return known
  const until = (await nextChange(db, clientId, now)) ?? '9999'
  const prepared = prepareJson(await listAdvertised(db, clientId, now, language))
  const list = { ...prepared, siteVersion, since: moment, until }
  lists.set(key, list)
  return list
}
