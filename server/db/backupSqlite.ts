import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { sqlitePath } from './openSqlite'

/**
 * Copies the database of `file:path` while it is in use, as it is at one moment, and checks the copy. The file is at
 * `destination` when it is whole, and not before.
 */
export async function backupSqlite(url: string, destination: string): Promise<void> {
  if (existsSync(destination)) throw new Error(`${destination} is there already.`)
  mkdirSync(dirname(destination), { recursive: true })
  const partial = `${destination}.partial`
  const database = new Database(sqlitePath(url), { readonly: true, fileMustExist: true })
  try {
    // One look at the database for the whole copy: without it every write of the server would begin the copy anew, and
    // under steady writes it would never be whole. The server is not held up by it.
    database.exec('begin; select count(*) from sqlite_schema;')
    await database.backup(partial)
    checkCopy(partial)
    chmodSync(partial, 0o600)
    renameSync(partial, destination)
  } finally {
    database.close()
    for (const rest of [partial, `${partial}-wal`, `${partial}-shm`]) rmSync(rest, { force: true })
  }
}

function checkCopy(path: string): void {
  const copy = new Database(path)
  // One file that stands on its own, without a log beside it.
  copy.pragma('journal_mode = DELETE')
  const result = copy.pragma('integrity_check', { simple: true })
  copy.close()
  if (result !== 'ok') throw new Error(`The copy is damaged: ${result}`)
}
