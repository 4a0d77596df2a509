import { sql } from 'kysely'
import { type Db, isPostgres } from '../../db/openDatabase'
import type { TransferTable } from '../../db/transferTables'

export type TransferRow = Record<string, unknown>

/** Reads up to `limit` rows of a table with ids above `lastId`, of all clients, in id order. */
export async function readRowBatch(
  db: Db,
  table: TransferTable,
  lastId: number,
  limit: number,
): Promise<(TransferRow & { id: number })[]> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .execute() as Promise<(TransferRow & { id: number })[]>
}

/** Writes the rows unchanged, ids included. */
export async function writeRows(db: Db, table: TransferTable, rows: readonly TransferRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

/** Makes the id sequence continue after the highest id. SQLite does this automatically. */
export async function restartIdSequence(db: Db, table: TransferTable): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
    db,
  )
}
