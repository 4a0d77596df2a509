import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { Flag } from './columnTypes'
import { isPostgres } from './openDatabase'

/** A number that the database counts up and never gives twice, deleted rows included; the table's key on its own. */
export function idColumn(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    (isPostgres(db) ? countedUp(column) : column.autoIncrement()).primaryKey()
}

function countedUp(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().generatedByDefaultAsIdentity()
}

export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull()
}

export function flag(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0)
}

/**
 * The start of every table that belongs to a client: its id, the client's id, and both together as a key that others
 * refer to, so that a row can never point at another client's. On PostgreSQL that is the primary key, led by the client;
 * on SQLite, which counts up primary keys of one column only, it stands beside it.
 */
export function tenantTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  const onPostgres = isPostgres(db)
  const table = db.schema
    .createTable(name)
    .addColumn('id', 'integer', onPostgres ? countedUp : idColumn(db))
    .addColumn('client_id', 'integer', (column) => column.notNull().references('clients.id'))
  return onPostgres
    ? table.addPrimaryKeyConstraint(`${name}_of_client`, ['client_id', 'id'])
    : table.addUniqueConstraint(`${name}_of_client`, ['client_id', 'id'])
}

/** Columns of text that always hold something, be it ''. */
export function withTexts(
  table: CreateTableBuilder<string, string>,
  names: readonly string[],
): CreateTableBuilder<string, string> {
  return names.reduce((made, name) => made.addColumn(name, 'text', required), table)
}

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}
