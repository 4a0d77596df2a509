import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/openDatabase'
import { findMark } from './applicationMarks'

interface Remembered {
  mark: number
  value: unknown
}

const kept = new WeakMap<Db, LRUCache<string, Remembered>>()

/**
 * What was found out about a client's applications, until its mark, which every change of one of them moves on, has
 * moved: whatever the change was, in whichever process. `key` says what was asked, and of which type the answer is.
 */
export async function rememberApplications<Value>(
  db: Db,
  clientId: number,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(db) ?? new LRUCache<string, Remembered>({ max: 1000 })
  kept.set(db, known)
  // Before finding out: a change that comes between makes what is remembered too old, never too new.
  const mark = await findMark(db, clientId)
  const name = `${clientId} ${key}`
  const entry = known.get(name)
  if (entry?.mark === mark) return entry.value as Value
  const value = await find()
  known.set(name, { mark, value })
  return value
}
