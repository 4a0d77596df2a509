import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { sqlitePath } from './openSqlite'

/**
 * Copies the database of `file:path` while it is in use, as it is at one moment, and checks the copy. The file is at
 * `destination` when it is whole, and not before.
 * @param tell hears how far it is
 */
export async function backupSqlite(
  url: string,
  destination: string,
  tell: (line: string) => void,
): Promise<void> {
  if (existsSync(destination)) throw new Error(`${destination} is there already.`)
  mkdirSync(dirname(destination), { recursive: true })
  const partial = `${destination}.partial`
  const database = new Database(sqlitePath(url), { readonly: true, fileMustExist: true })
  try {
    // One look at the database for the whole copy: without it every write of the server would begin the copy anew, and
    // under steady writes it would never be whole. The server is not held up by it.
    database.exec('begin; select count(*) from sqlite_schema;')
    await database.backup(partial, { progress: tellTenths(tell) })
    tell('Checking the copy…')
    checkCopy(partial)
    chmodSync(partial, 0o600)
    renameSync(partial, destination)
  } finally {
    database.close()
    for (const rest of [partial, `${partial}-wal`, `${partial}-shm`]) rmSync(rest, { force: true })
  }
}

/** Pages at a time: few enough that a server's reads and writes come in between. */
const pagesAtOnce = 1000

/** Says each tenth of the way; a small database is copied before there is anything to say. */
function tellTenths(tell: (line: string) => void) {
  let told = 0
  return ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) => {
    const tenths = Math.floor(((totalPages - remainingPages) / Math.max(totalPages, 1)) * 10)
    if (tenths > told && tenths < 10) tell(`${tenths * 10} % copied`)
    told = tenths
    return pagesAtOnce
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
