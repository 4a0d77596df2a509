import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { Flag } from './columnTypes'
import { isPostgres } from './openDatabase'

/** An auto-incremented primary key. Numbers are never reused, not even those of deleted rows. */
export function addIdColumn(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    (isPostgres(db) ? autoIncremented(column) : column.autoIncrement()).primaryKey()
}

function autoIncremented(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().generatedByDefaultAsIdentity()
}

export function notNullColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull()
}

export function flagColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0)
}

/**
 * Starts a table that belongs to a client: its id, the client's id, and both together as a key for foreign keys, so
 * that a row can never refer to another client's row. On PostgreSQL this is the primary key, with the client first;
 * on SQLite, which auto-increments only single-column primary keys, it is an additional unique key.
 */
export function createTenantTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  const onPostgres = isPostgres(db)
  const table = db.schema
    .createTable(name)
    .addColumn('id', 'integer', onPostgres ? autoIncremented : addIdColumn(db))
    .addColumn('client_id', 'integer', (column) => column.notNull().references('clients.id'))
  return onPostgres
    ? table.addPrimaryKeyConstraint(`${name}_of_client`, ['client_id', 'id'])
    : table.addUniqueConstraint(`${name}_of_client`, ['client_id', 'id'])
}

/** Adds text columns that are never null. */
export function withTexts(
  table: CreateTableBuilder<string, string>,
  names: readonly string[],
): CreateTableBuilder<string, string> {
  return names.reduce((builder, name) => builder.addColumn(name, 'text', notNullColumn), table)
}

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}
