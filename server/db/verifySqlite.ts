import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { sqlitePath } from './openSqlite'

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
