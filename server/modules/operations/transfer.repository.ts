import { sql } from 'kysely'
import { type Db, isPostgres } from '../../db/openDatabase'
import type { TransferTable } from '../../db/transferTables'

export type TransferRow = Record<string, unknown>

/** A table's rows of all clients, by id, a few at a time: for moving a whole installation. */
export async function readRows(
  db: Db,
  table: TransferTable,
  after: number,
  limit: number,
): Promise<(TransferRow & { id: number })[]> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute() as Promise<(TransferRow & { id: number })[]>
}

/** As they were, ids included. */
export async function writeRows(db: Db, table: TransferTable, rows: readonly TransferRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

/** Ids go on behind the highest: SQLite sees to it by itself. */
export async function continueCounting(db: Db, table: TransferTable): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
    db,
  )
}
