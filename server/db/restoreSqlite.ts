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
import { holdSqlite } from './holdSqlite'
import { sqlitePath } from './openSqlite'
import { damageIn } from './verifySqlite'

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
  const held = holdSqlite(url)
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
