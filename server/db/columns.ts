import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { Flag } from './columnTypes'
import { isPostgres } from './openDatabase'

/**
 * Returns the column builder of an auto-incremented primary key. Numbers are never reused, not even those of
 * deleted rows.
 */
export function buildIdColumn(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    (isPostgres(db) ? withAutoIncrement(column) : column.autoIncrement()).primaryKey()
}

function withAutoIncrement(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().generatedByDefaultAsIdentity()
}

export function notNullColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull()
}

/**
 * Starts a table that belongs to a client: its id, the client's id, and both together as a key for foreign keys, so
 * that a row can never refer to another client's row. On PostgreSQL this is the primary key, with the client first;
 * on SQLite, which auto-increments only single-column primary keys, it is an additional unique key.
 */
export function createTenantTable(db: Kysely<unknown>, name: string): TableBuilder {
  const onPostgres = isPostgres(db)
  const table = db.schema
    .createTable(name)
    .addColumn('id', 'integer', onPostgres ? withAutoIncrement : buildIdColumn(db))
    .addColumn('client_id', 'integer', (column) => column.notNull().references('clients.id'))
  return onPostgres
    ? table.addPrimaryKeyConstraint(`${name}_of_client`, ['client_id', 'id'])
    : table.addUniqueConstraint(`${name}_of_client`, ['client_id', 'id'])
}

type TableBuilder = CreateTableBuilder<string, string>
type ExtendTable = (table: TableBuilder) => TableBuilder

/** Adds text columns that are never null. */
export function addTexts(table: TableBuilder, names: readonly string[]): TableBuilder {
  return names.reduce((builder, name) => builder.addColumn(name, 'text', notNullColumn), table)
}

/** Adds text columns that may be null; for `$call` of a table builder. */
export function addOptionalTexts(...names: string[]): ExtendTable {
  return (table) => names.reduce((builder, name) => builder.addColumn(name, 'text'), table)
}

/** Adds whole numbers that are never null; for `$call` of a table builder. */
export function addIntegers(...names: string[]): ExtendTable {
  return (table) => names.reduce((builder, name) => builder.addColumn(name, 'integer', notNullColumn), table)
}

/** Adds whole numbers that may be null; for `$call` of a table builder. */
export function addOptionalIntegers(...names: string[]): ExtendTable {
  return (table) => names.reduce((builder, name) => builder.addColumn(name, 'integer'), table)
}

/**
 * Adds columns that are never null and have the same default: texts or whole numbers, as the default is; for `$call` of
 * a table builder.
 */
export function addDefaults(value: string | number, ...names: string[]): ExtendTable {
  const type = typeof value === 'number' ? 'integer' : 'text'
  const withDefault = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(value)
  return (table) => names.reduce((builder, name) => builder.addColumn(name, type, withDefault), table)
}

/** Adds a foreign key to a row of the same client; for `$call` of a table builder. */
export function addClientReference(name: string, column: string, target: string): ExtendTable {
  return (table) => table.addForeignKeyConstraint(name, ['client_id', column], target, ['client_id', 'id'])
}

/**
 * Creates a client's table with a text column, named `key`, whose values are unique in the installation. PostgreSQL
 * checks this only per client, because there every key begins with the client, so that tables can be distributed by
 * it. This is enough, because the values are random, or written under the lock `accounts`.
 */
export async function createTableWithKey(
  db: Kysely<unknown>,
  name: string,
  key: string,
  extend: ExtendTable,
): Promise<void> {
  const onPostgres = isPostgres(db)
  await createTenantTable(db, name)
    .addColumn(key, 'text', (column) => (onPostgres ? column.notNull() : column.notNull().unique()))
    .$call(extend)
    .execute()
  if (!onPostgres) return
  const keyIndex = db.schema.createIndex(`${name}_of_client_${key}`).unique().on(name)
  await keyIndex.columns(['client_id', key]).execute()
  await db.schema.createIndex(`${name}_by_${key}`).on(name).column(key).execute()
}

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}
