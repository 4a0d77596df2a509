import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { sqlitePath } from './openSqlite'
import { lockSqlite } from './sqliteLock'

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

/** What was put where. */
export interface Restored {
  path: string
  /** Where the database stands that was there before; undefined: there was none. */
  setAside: string | undefined
  /** The applications that the backup holds. */
  applications: number
}

/**
 * Puts a backup in the place of the database of `file:path`. The one before is set aside with its log: a log that stayed
 * would be played onto the backup, which belongs to another moment. However this is interrupted, the database is the old
 * one or the backup.
 * @param stamp tells what is set aside apart
 * @param tell hears how far it is
 * @throws Error while a server runs, or when the backup is not whole or not Foyer's; nothing has changed then
 */
export function restoreSqlite(
  url: string,
  backup: string,
  stamp: string,
  tell: (line: string) => void,
): Restored {
  const path = sqlitePath(url)
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
  if (resolve(backup) === resolve(path))
    throw new Error(`${backup} is the database itself, not a backup of it.`)
  const held = lockSqlite(url)
  const copy = `${path}.restoring`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    tell('Copying and checking the backup…')
    const applications = checkedCopy(backup, copy)
    tell('Putting it in its place…')
    const setAside = existsSync(path) ? `${path}.before-${stamp}` : undefined
    // The old file keeps its place until the backup takes it; its log goes before, as the backup must never stand beside it.
    if (setAside !== undefined) linkSync(path, setAside)
    if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${setAside ?? `${path}.before-${stamp}`}-wal`)
    rmSync(`${path}-shm`, { force: true })
    keep(dirname(path))
    renameSync(copy, path)
    keep(dirname(path))
    return { path, setAside, applications }
  } finally {
    for (const rest of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(rest, { force: true })
    held.release()
  }
}

/** Copies a backup to where it is to be checked, its own log too where it has one. @returns how many applications it holds */
function checkedCopy(backup: string, copy: string): number {
  copyFileSync(backup, copy)
  chmodSync(copy, 0o600)
  if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${copy}-wal`)
  const damage = damageIn(copy)
  if (damage !== undefined) throw new Error(`${backup} is not whole (${damage}); nothing was changed.`)
  const database = new Database(copy)
  try {
    const tables = "select count(*) from sqlite_schema where name in ('kysely_migration', 'applications')"
    if (database.prepare(tables).pluck().get() !== 2)
      throw new Error(`${backup} is no database of Foyer; nothing was changed.`)
    database.pragma('journal_mode = DELETE')
    return Number(database.prepare('select count(*) from applications').pluck().get())
  } finally {
    database.close()
    keep(copy)
  }
}

/** Has the disk keep what a file holds, or what a folder lists. */
function keep(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Reads every page of the database of `file:path`: a file that is not whole answers some questions and fails at others, and
 * a server that starts on it makes it worse. PostgreSQL looks after its own.
 * @throws Error with what to do
 */
export function verifySqlite(url: string): void {
  const path = sqlitePath(url)
  if (!url.startsWith('file:') || !existsSync(path)) return
  const damage = damageIn(path)
  if (damage === undefined) return
  throw new Error(
    `The database ${path} is damaged (${damage}). Put a backup in its place: npm run foyer -- restore FILE`,
  )
}

/** What is wrong with a database file, in SQLite's words; undefined: it is whole. */
export function damageIn(path: string): string | undefined {
  let database: Database.Database | undefined
  try {
    // To write nothing: closing would play a log onto the database that may belong to another.
    database = new Database(path, { readonly: true, fileMustExist: true })
    const found = database.pragma('quick_check(1)', { simple: true })
    return found === 'ok' ? undefined : String(found)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database?.close()
  }
}
