import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/** Takes the write lock at once: a transaction that reads first and writes later can then not fail half-way. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    super({ database })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled back already; to be told that again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely runs SQLite's migrations without a transaction: one that a power cut or an error broke off would be half done. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class DurableSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database)
  }

  override createAdapter(): DialectAdapter {
    return new WholeMigrations()
  }
}

/** The path in `file:path`. */
export function sqlitePath(url: string): string {
  return url.replace(/^file:(\/\/(?=\/))?/, '')
}

/** The file that opening this database would make; undefined where it is there, or is PostgreSQL's. */
export function missingFile(url: string): string | undefined {
  const path = sqlitePath(url)
  return url.startsWith('file:') && !existsSync(path) ? path : undefined
}

/**
 * Opens (and makes) the database of `file:path`.
 * `synchronous=FULL` stands here on purpose: with WAL alone this driver acknowledges commits that a power cut loses.
 */
export function openSqlite(url: string): SqliteDialect {
  const path = sqlitePath(url)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  // It holds what applicants have written. What SQLite puts beside it later has the rights that it has.
  for (const file of [path, `${path}-wal`, `${path}-shm`]) restrictPermissions(file)
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
    // What is erased is overwritten.
    'secure_delete = ON',
  ]) {
    database.pragma(setting)
  }
  keepStatements(database)
  return new DurableSqliteDialect(database)
}

const mostStatements = 500

/** The same text is prepared once: preparing costs more than most of our queries. No query of ours is read row by row. */
function keepStatements(database: Database.Database): void {
  const prepared = new Map<string, Database.Statement>()
  const prepare = database.prepare.bind(database)
  const once = (sql: string): Database.Statement => {
    const statement = prepared.get(sql) ?? prepare(sql)
    if (prepared.size < mostStatements) prepared.set(sql, statement)
    return statement
  }
  Object.assign(database, { prepare: once })
}

const sticky = 0o1000
const ofOthers = 0o077

/**
 * Takes from everybody else what he may do with a file or folder of this process's user. Somebody else's stays as it is,
 * and so does a folder that is there for everybody, as /tmp.
 */
export function restrictPermissions(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.() || found.mode & sticky) return
  if (found.mode & ofOthers) chmodSync(path, found.mode & 0o700)
}
