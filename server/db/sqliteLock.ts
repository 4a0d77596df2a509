import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { getSqlitePath } from './openSqlite'

/** An exclusive lock on the database for this process. */
export interface DatabaseLock {
  release: () => void
}

/** Locks that this process holds; its servers share them. */
const locks = new Map<string, { lock: Database.Database; holders: number }>()

/**
 * Locks the database at `file:path` for this process; does nothing for PostgreSQL, which serves several processes.
 * The lock is an operating-system lock on a file beside the database, so it ends with the process.
 * @throws Error when another process holds the lock
 */
export function lockSqlite(url: string): DatabaseLock {
  if (!url.startsWith('file:')) return { release: () => undefined }
  const path = resolve(getSqlitePath(url))
  const heldLock = locks.get(path) ?? { lock: acquireLock(path), holders: 0 }
  heldLock.holders += 1
  locks.set(path, heldLock)
  return {
    release: () => {
      heldLock.holders -= 1
      if (heldLock.holders > 0) return
      locks.delete(path)
      heldLock.lock.close()
    },
  }
}

function acquireLock(path: string): Database.Database {
  const lockPath = `${path}.lock`
  mkdirSync(dirname(lockPath), { recursive: true, mode: 0o700 })
  const lock = new Database(lockPath, { timeout: 0 })
  try {
    chmodSync(lockPath, 0o600)
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const isTaken = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
    if (!isTaken) throw error
    throw new Error(
      `Another Foyer server uses ${path}. Stop it first; several servers at once need PostgreSQL (DATABASE_URL).`,
    )
  }
}
