import { setTimeout as pause } from 'node:timers/promises'
import {
  type DataTypeNode,
  type Kysely,
  type KyselyPlugin,
  type Migration,
  type MigrationResultSet,
  Migrator,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
} from 'kysely'
import { buildIndexes, IndexMissingError, isIndexMigration, requireIndexes } from './buildIndexes'
import { baseline, replacedMigrations } from './migrations/0000allTables'
import { type Db, isPostgres } from './openDatabase'

/**
 * Lock timeout in milliseconds. A migration that waits for a table blocks all later queries on it, so it gives up and
 * retries.
 */
const lockTimeoutMs = 900
const lockNotAvailableCode = '55P03'

/** Returns whether the migration should be retried after a short pause. */
export function isRetryable(error: unknown): boolean {
  return error instanceof IndexMissingError || isLockTimeout(error)
}

/** Returns whether the migration's lock request timed out because other transactions use the table. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailableCode
}

/**
 * Wraps migrations for a database in use: each requires that its indexes are built, reports its start and duration, and
 * gives up after the lock timeout.
 */
export function wrapMigrations(
  migrations: Record<string, Migration>,
  report: (line: string) => void,
): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db: Kysely<unknown>) => {
        if (isPostgres(db) && isIndexMigration(migration)) await requireIndexes(db, migration)
        report(`Migration ${name} begins.`)
        const startTime = performance.now()
        if (isPostgres(db)) await sql`set local lock_timeout = ${sql.raw(String(lockTimeoutMs))}`.execute(db)
        await migration.up(db).catch((error: unknown) => {
          if (isLockTimeout(error))
            report(`Migration ${name} waits for other transactions and is tried again.`)
          throw error
        })
        report(`Migration ${name} took ${((performance.now() - startTime) / 1000).toFixed(1)} s.`)
      },
    },
  ])
  return Object.fromEntries(entries)
}

/** All migrations by name. The database stores the names, so a released migration is never renamed or changed. */
export const migrations: Record<string, Migration> = {
  '0000allTables': baseline,
  ...replacedMigrations,
}

const maxTries = 60

/**
 * Migrates the database to the latest version: a new database in one step, a used one migration by migration, so that
 * running servers wait no longer than a single migration takes. A failed migration leaves no changes.
 * @param report receives the start and duration of each migration of a used database
 * @throws the error of the failed migration; earlier migrations stay applied
 */
export async function migrateDatabase(
  db: Db,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const { executed } = await countMigrations(db)
  if (executed === 0) return throwOnError(await getMigrator(db).migrateToLatest())
  const migrator = getMigrator(db, wrapMigrations(migrations, report))
  for (let attempt = 1; ; attempt += 1) {
    const next = migrations[(await getNextMigration(db)) ?? '']
    if (isIndexMigration(next)) await buildIndexes(db, next, report)
    const result = await migrator.migrateUp()
    if (result.error && attempt < maxTries && isRetryable(result.error)) {
      await pause(500)
      continue
    }
    throwOnError(result)
    if (result.results?.length === 0) return
  }
}

function throwOnError({ error }: MigrationResultSet): void {
  if (error) throw explainError(error)
}

async function getNextMigration(db: Db): Promise<string | undefined> {
  const allMigrations = await getMigrator(db).getMigrations()
  return allMigrations.find(({ executedAt }) => executedAt === undefined)?.name
}

/** Returns whether all migrations are applied. @throws if a newer Foyer version has migrated the database */
export async function isMigrated(db: Db): Promise<boolean> {
  const { executed, total } = await countMigrations(db)
  if (executed > 0) await rejectNewerDatabase(db)
  return executed === total
}

/** Returns whether no migration was ever applied to the database. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  return (await countMigrations(db)).executed === 0
}

async function countMigrations(db: Db): Promise<{ executed: number; total: number }> {
  const allMigrations = await getMigrator(db).getMigrations()
  return {
    executed: allMigrations.filter(({ executedAt }) => executedAt !== undefined).length,
    total: allMigrations.length,
  }
}

/**
 * Returns the names of migrations that are not applied, for example because an older database was restored while the
 * server runs.
 */
export async function listMissingMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const executedNames = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).filter((name) => !executedNames.has(name))
}

function getMigrator(db: Db, available = migrations): Migrator {
  return new Migrator({
    db: isPostgres(db) ? db.withPlugin(postgresTypes) : db,
    provider: { getMigrations: async () => available },
    // Migration numbers are grouped by subject, so a lower number may be added later. Subjects do not depend on each
    // other.
    allowUnorderedMigrations: true,
  })
}

async function rejectNewerDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknownMigration = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknownMigration) throw createNewerDatabaseError(unknownMigration.name)
}

/** Kysely reports corrupted migrations when it finds applied migrations that this version does not have. */
function explainError(error: unknown): unknown {
  const unknownMigration =
    error instanceof Error && /executed migration (\S+) is missing/.exec(error.message)?.[1]
  return unknownMigration ? createNewerDatabaseError(unknownMigration) : error
}

function createNewerDatabaseError(migration: string): Error {
  return new Error(
    `The database was written by a newer Foyer (it has ${migration}). Start that version, or restore a backup from before it.`,
  )
}

/** PostgreSQL equivalents of the migrations' column types: 64-bit integers, and text in byte order. */
const postgresTypeNames: Record<string, string> = {
  integer: 'bigint',
  text: 'text collate "C"',
  blob: 'bytea',
}

class TypeTransformer extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    const typeName = postgresTypeNames[node.dataType]
    return typeName ? (sql.raw(typeName).toOperationNode() as OperationNode as DataTypeNode) : node
  }
}

const transformer = new TypeTransformer()

/** Migrations are written once with SQLite's types; this plugin replaces them with equivalent PostgreSQL types. */
const postgresTypes: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }: PluginTransformResultArgs) => result,
}
