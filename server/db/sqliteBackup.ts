import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { foyerCommand } from '../projectRoot'
import { getSqlitePath } from './openSqlite'
import { lockSqlite } from './sqliteLock'

/**
 * Copies the database at `file:path` while it is in use, as of one point in time, and checks the copy. The file
 * appears at `destination` only when it is complete.
 * @param report receives progress messages
 */
export async function backupSqlite(
  url: string,
  destination: string,
  report: (line: string) => void,
): Promise<void> {
  if (existsSync(destination)) throw new Error(`${destination} exists already.`)
  mkdirSync(dirname(destination), { recursive: true })
  const partialPath = `${destination}.partial`
  const database = new Database(getSqlitePath(url), { readonly: true, fileMustExist: true })
  try {
    // One read transaction for the whole copy: without it, every write of the server would restart the backup, and
    // under steady writes it would never finish. It does not block the server.
    database.exec('begin; select count(*) from sqlite_schema;')
    await database.backup(partialPath, { progress: createProgressHandler(report) })
    report('Checking the copy…')
    finalizeCopy(partialPath)
    chmodSync(partialPath, 0o600)
    renameSync(partialPath, destination)
  } finally {
    database.close()
    for (const temporaryPath of [partialPath, `${partialPath}-wal`, `${partialPath}-shm`])
      rmSync(temporaryPath, { force: true })
  }
}

/** Pages per step: few enough that the server's reads and writes can run in between. */
const pagesAtOnce = 1000

/**
 * Creates a handler that reports every tenth of the progress and returns the number of pages of the next step. A small
 * database is copied before the first report.
 */
function createProgressHandler(report: (line: string) => void) {
  let reportedTenths = 0
  return ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) => {
    const tenths = Math.floor(((totalPages - remainingPages) / Math.max(totalPages, 1)) * 10)
    if (tenths > reportedTenths && tenths < 10) report(`${tenths * 10} % copied`)
    reportedTenths = tenths
    return pagesAtOnce
  }
}

function finalizeCopy(path: string): void {
  const copy = new Database(path)
  // Make the copy a single file, without a log beside it.
  copy.pragma('journal_mode = DELETE')
  const result = copy.pragma('integrity_check', { simple: true })
  copy.close()
  if (result !== 'ok') throw new Error(`The copy is damaged: ${result}`)
}

/** The result of a restore. */
export interface RestoreResult {
  path: string
  /** The path that the previous database was moved to; undefined if there was none. */
  replacedPath: string | undefined
  /** The number of applications in the backup. */
  applications: number
}

/**
 * Replaces the database at `file:path` with a backup. The previous database is moved aside with its log, because
 * SQLite would otherwise apply that log to the backup. If the restore is interrupted at any point, the database is
 * either the old one, whose log may have been moved aside already, or the backup.
 * @param timestamp suffix of the previous database's file name
 * @param report receives progress messages
 * @throws Error while a server is running, or if the backup is damaged or not a Foyer database; then nothing has
 * changed
 */
export function restoreSqlite(
  url: string,
  backup: string,
  timestamp: string,
  report: (line: string) => void,
): RestoreResult {
  const path = getSqlitePath(url)
  requireReadable(backup)
  if (resolve(backup) === resolve(path))
    throw new Error(`${backup} is the database itself, not a backup of it.`)
  const lock = lockSqlite(url)
  const copy = `${path}.restoring`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    report('Copying and checking the backup…')
    const applications = copyAndCheck(backup, copy)
    report('Replacing the database…')
    const replacedPath = existsSync(path) ? `${path}.before-${timestamp}` : undefined
    // The rename below replaces the old file atomically; its log is moved first, because it must never lie beside the
    // backup.
    if (replacedPath !== undefined) linkSync(path, replacedPath)
    if (existsSync(`${path}-wal`))
      renameSync(`${path}-wal`, `${replacedPath ?? `${path}.before-${timestamp}`}-wal`)
    rmSync(`${path}-shm`, { force: true })
    flushToDisk(dirname(path))
    renameSync(copy, path)
    flushToDisk(dirname(path))
    return { path, replacedPath, applications }
  } finally {
    for (const temporaryPath of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(temporaryPath, { force: true })
    lock.release()
  }
}

/** @throws Error if the file is missing, or the user of this process may not read it */
function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`)
    throw new Error(
      `${file} cannot be read (${code}). The command runs as the server's user: put the backup into FOYER_DATA_DIR.`,
    )
  }
}

/** A database that a restore has set aside. */
export interface ReplacedDatabase {
  path: string
  bytes: number
  replacedAt: Date
}

/** Days after which a database that a restore has set aside is removed. */
export const replacedDatabaseDays = 30

/**
 * Lists the databases that restores have set aside beside the one at `file:path`, oldest first; none for PostgreSQL.
 */
export function listReplacedDatabases(url: string): ReplacedDatabase[] {
  const path = resolve(getSqlitePath(url))
  if (!url.startsWith('file:') || !existsSync(dirname(path))) return []
  const pattern = /\.before-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)$/
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.before-`))
    .sort()
    .flatMap((name) => {
      const [, day, hour, minute, second] = pattern.exec(name) ?? []
      if (day === undefined) return []
      const file = join(dirname(path), name)
      const bytes = ['', '-wal'].reduce(
        (sum, end) => sum + (statSync(`${file}${end}`, { throwIfNoEntry: false })?.size ?? 0),
        0,
      )
      return [{ path: file, bytes, replacedAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }]
    })
}

/** Removes the databases that restores have set aside more than 30 days ago. @returns their paths */
export function removeOldReplacedDatabases(url: string, now: Date): string[] {
  const cutoffMs = now.getTime() - replacedDatabaseDays * 24 * 60 * 60 * 1000
  const oldDatabases = listReplacedDatabases(url).filter(({ replacedAt }) => replacedAt.getTime() < cutoffMs)
  for (const { path } of oldDatabases)
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  return oldDatabases.map(({ path }) => path)
}

/** Copies a backup, with its log if it has one, and checks the copy. @returns the number of applications */
function copyAndCheck(backup: string, copy: string): number {
  copyFileSync(backup, copy)
  chmodSync(copy, 0o600)
  if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${copy}-wal`)
  const damage = findDamage(copy)
  if (damage !== undefined) throw new Error(`${backup} is damaged (${damage}); nothing was changed.`)
  const database = new Database(copy)
  try {
    const tableCountQuery =
      "select count(*) from sqlite_schema where name in ('kysely_migration', 'applications')"
    if (database.prepare(tableCountQuery).pluck().get() !== 2)
      throw new Error(`${backup} is not a database of Foyer; nothing was changed.`)
    database.pragma('journal_mode = DELETE')
    return Number(database.prepare('select count(*) from applications').pluck().get())
  } finally {
    database.close()
    flushToDisk(copy)
  }
}

/** Flushes a file's content or a folder's entries to disk. */
function flushToDisk(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Checks every page of the database at `file:path`, because a damaged file fails only for some queries, and a server
 * that runs on it makes it worse. Does nothing for PostgreSQL, which checks its own files.
 * @throws Error that says how to recover
 */
export function verifySqlite(url: string): void {
  const path = getSqlitePath(url)
  if (!url.startsWith('file:') || !existsSync(path)) return
  const damage = findDamage(path)
  if (damage === undefined) return
  throw new Error(
    `The database ${path} is damaged (${damage}). Put a backup in its place: ${foyerCommand} restore FILE`,
  )
}

/** Returns SQLite's description of the damage, or why the file cannot be read; undefined if it is intact. */
export function findDamage(path: string): string | undefined {
  let database: Database.Database | undefined
  try {
    // Open read-only: closing a writable database would apply a log that may belong to another database.
    database = new Database(path, { readonly: true, fileMustExist: true })
    const problem = database.pragma('quick_check(1)', { simple: true })
    return problem === 'ok' ? undefined : String(problem)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database?.close()
  }
}
