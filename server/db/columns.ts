import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Flag } from './tableParts'

/** The type of a column that holds a file's bytes. */
export const bytesType = sql`blob`

/** A number that the database counts up and never gives twice, deleted rows included. */
export function idColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().autoIncrement()
}

export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull()
}

export function flag(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0)
}

/**
 * The start of every table that belongs to a client: its id, the client's id, and both together as a key that others
 * refer to, so that a row can never point at another client's.
 */
export function tenantTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', idColumn)
    .addColumn('client_id', 'integer', (column) => column.notNull().references('clients.id'))
    .addUniqueConstraint(`${name}_of_client`, ['client_id', 'id'])
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
