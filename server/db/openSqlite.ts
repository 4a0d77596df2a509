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

/**
 * Acquires the write lock at the start of each transaction, so that a transaction that reads first and writes later
 * cannot fail half-way.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    super({ database })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After a full disk, SQLite has already rolled back; another rollback would fail and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * Runs each migration in a transaction. Kysely does not do so on SQLite, so an interrupted migration would stay
 * half-applied.
 */
class TransactionalMigrationsAdapter extends SqliteAdapter {
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
    return new TransactionalMigrationsAdapter()
  }
}

/** Returns the path in `file:path`. */
export function getSqlitePath(url: string): string {
  return url.replace(/^file:(\/\/(?=\/))?/, '')
}

/** Returns the file that opening this database would create; undefined if it exists, or for PostgreSQL. */
export function getMissingDatabasePath(url: string): string | undefined {
  const path = getSqlitePath(url)
  return url.startsWith('file:') && !existsSync(path) ? path : undefined
}

/**
 * Opens or creates the database at `file:path`.
 * `synchronous=FULL` is required: in WAL mode this driver would otherwise acknowledge commits that a power cut loses.
 */
export function openSqlite(url: string): SqliteDialect {
  const path = getSqlitePath(url)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  // The files contain applicants' data. Files that SQLite creates later inherit these permissions.
  for (const file of [path, `${path}-wal`, `${path}-shm`]) restrictPermissions(file)
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
    // Overwrites deleted data.
    'secure_delete = ON',
  ]) {
    database.pragma(setting)
  }
  cacheStatements(database)
  return new DurableSqliteDialect(database)
}

const maxStatements = 500

/**
 * Caches prepared statements, because preparing costs more than most queries. This is safe because no query is
 * iterated row by row.
 */
function cacheStatements(database: Database.Database): void {
  const statements = new Map<string, Database.Statement>()
  const prepare = database.prepare.bind(database)
  const getStatement = (sql: string): Database.Statement => {
    const statement = statements.get(sql) ?? prepare(sql)
    if (statements.size < maxStatements) statements.set(sql, statement)
    return statement
  }
  Object.assign(database, { prepare: getStatement })
}

const sticky = 0o1000
const groupAndOtherBits = 0o077

/**
 * Removes other users' permissions from a file or folder that this process's user owns. Files of other owners, and
 * shared folders such as /tmp, stay unchanged.
 */
export function restrictPermissions(path: string): void {
  const fileStatus = statSync(path, { throwIfNoEntry: false })
  if (!fileStatus || fileStatus.uid !== process.getuid?.() || fileStatus.mode & sticky) return
  if (fileStatus.mode & groupAndOtherBits) chmodSync(path, fileStatus.mode & 0o700)
}
