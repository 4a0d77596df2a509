import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import { tablesByClient } from '../../db/transferTables'

/** Returns whether this PostgreSQL has the Citus extension. */
export async function hasCitus(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** Returns the number of machines that may store rows. */
export async function countMachines(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

/**
 * The placement of a table: its number of `shards`, and the colocation group of tables that store a client's rows
 * on the same machine.
 */
export interface Placement {
  table: string
  type: string
  group: number
  shards: number
}

/** Returns the placement of all tables that Citus manages. */
export async function listPlacements(db: Db): Promise<Placement[]> {
  const { rows } = await sql<Placement>`
    select table_name::text as "table", citus_table_type as "type", colocation_id as "group", shard_count as "shards"
    from citus_tables`.execute(db)
  return rows
}

/** Lists all tables of the public schema except those in which Kysely records migrations. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    order by tablename`.execute(db)
  return rows.map(({ name }) => name)
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Settings for Citus. Without the first, Citus would convert the tables that refer to clients, and reject their
 * generated ids. Without the second, a transaction that has queried all machines could no longer change a client.
 */
const citusSettings = {
  'citus.enable_local_reference_table_foreign_keys': 'off',
  'citus.multi_shard_modify_mode': 'sequential',
}

/** Must run first in the transaction that distributes tables. Every new connection then uses the same settings. */
export async function prepareDistribution(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const [name, value] of Object.entries(citusSettings)) {
    await sql`set local ${sql.raw(name)} = ${sql.lit(value)}`.execute(db)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(
      db,
    )
  }
}

export async function replicateTable(db: Db, table: string): Promise<void> {
  await sql`select create_reference_table(${sql.lit(table)})`.execute(db)
}

/** Distributes a table by client, so that all rows of a client are on the same machine. */
export async function distributeTable(db: Db, table: string): Promise<void> {
  const [first] = tablesByClient
  const colocatedTable = table === first ? 'default' : first
  await sql`select create_distributed_table(${sql.lit(table)}, 'client_id', colocate_with => ${sql.lit(colocatedTable)})`.execute(
    db,
  )
}

/** Deletes the local rows that were copied to other machines and are no longer read. */
export async function deleteLocalCopies(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select truncate_local_data_after_distributing_table(${sql.lit(table)})`.execute(db)
  }
}
