import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import { spreadByClient } from '../../db/transferTables'

/** Whether this PostgreSQL can distribute tables. */
export async function hasCitus(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** How many machines take rows. */
export async function countMachines(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Where a table is: `shards` of those that are spread, and the group of tables whose rows of a client stand together. */
export interface Placement {
  table: string
  type: string
  group: number
  shards: number
}

/** Of all tables that Citus knows. */
export async function listPlacements(db: Db): Promise<Placement[]> {
  const { rows } = await sql<Placement>`
    select table_name::text as "table", citus_table_type as "type", colocation_id as "group", shard_count as "shards"
    from citus_tables`.execute(db)
  return rows
}

/** Everything that stands in the database's own schema, but for what the migrations keep of themselves. */
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
 * What Citus has to be told. The first: else it would take the tables that refer to the clients for its own at once, and refuse
 * the ids that they count up. The second: else a transaction that has asked all machines can't change a client any more.
 */
const settings = {
  'citus.enable_local_reference_table_foreign_keys': 'off',
  'citus.multi_shard_modify_mode': 'sequential',
}

/** To be asked first in the transaction that distributes; from then on every new connection has the same settings. */
export async function prepareDistribution(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const [name, value] of Object.entries(settings)) {
    await sql`set local ${sql.raw(name)} = ${sql.lit(value)}`.execute(db)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(
      db,
    )
  }
}

export async function putOnEveryMachine(db: Db, table: string): Promise<void> {
  await sql`select create_reference_table(${sql.lit(table)})`.execute(db)
}

/** A client's rows stand together on one machine, whichever tables they are in. */
export async function spreadOverMachines(db: Db, table: string): Promise<void> {
  const [first] = spreadByClient
  const beside = table === first ? 'default' : first
  await sql`select create_distributed_table(${sql.lit(table)}, 'client_id', colocate_with => ${sql.lit(beside)})`.execute(
    db,
  )
}

/** What the asked machine held itself before the rows were copied, and nobody reads any more. */
export async function dropLeftovers(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select truncate_local_data_after_distributing_table(${sql.lit(table)})`.execute(db)
  }
}
