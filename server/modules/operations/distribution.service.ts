import { type Db, isPostgres, runInTransaction } from '../../db/openDatabase'
import { coordinatorTables, replicatedTables, tablesByClient } from '../../db/transferTables'
import {
  countMachines,
  countRows,
  deleteLocalCopies,
  distributeTable,
  hasCitus,
  listPlacements,
  listTables,
  type Placement,
  prepareDistribution,
  replicateTable,
} from './distribution.repository'

/** Why the tables cannot be distributed, as a message for the operator. */
export class DistributionError extends Error {}

/** A table with the number of its rows and the place that it belongs to. */
export interface DistributedTable {
  table: string
  rows: number
  place: 'every machine' | 'by client' | 'this machine'
  /** True if this run placed the table there. */
  isMoved: boolean
}

/** The place where every table belongs, referenced tables first. */
const expectedPlaces = [
  ...replicatedTables.map((table) => ({ table, place: 'every machine' }) as const),
  ...tablesByClient.map((table) => ({ table, place: 'by client' }) as const),
  ...coordinatorTables.map((table) => ({ table, place: 'this machine' }) as const),
] as const

/**
 * Distributes an installation over the machines of a Citus cluster by client, in one transaction, and checks that
 * every table has its placement and all of its rows. Tables that are distributed already are only checked.
 * @returns the tables, the number of machines and the number of shards
 * @throws DistributionError
 */
export async function distributeInstallation(
  db: Db,
  report: (line: string) => void,
): Promise<{ tables: DistributedTable[]; machines: number; shards: number }> {
  const machines = await requireCluster(db)
  await requireKnownTables(db)
  const distributedTables = new Set((await listPlacements(db)).map(({ table }) => table))
  const missingPlacements = expectedPlaces.filter(
    ({ table, place }) => place !== 'this machine' && !distributedTables.has(table),
  )
  const tables: DistributedTable[] = []
  for (const { table, place } of expectedPlaces) {
    tables.push({
      table,
      place,
      rows: await countRows(db, table),
      isMoved: missingPlacements.some((item) => item.table === table),
    })
  }
  if (missingPlacements.length > 0) {
    await runInTransaction(db, async (trx) => {
      await prepareDistribution(trx)
      for (const { table, place } of missingPlacements) {
        report(`${table} …`)
        await (place === 'every machine' ? replicateTable(trx, table) : distributeTable(trx, table))
      }
      await requireUnchangedRowCounts(trx, tables)
    })
    await deleteLocalCopies(
      db,
      missingPlacements.map(({ table }) => table),
    )
  }
  const placements = await listPlacements(db)
  requireExpectedPlacements(placements)
  return {
    tables,
    machines,
    shards: placements.find(({ table }) => table === tablesByClient[0])?.shards ?? 0,
  }
}

async function requireCluster(db: Db): Promise<number> {
  if (!isPostgres(db))
    throw new DistributionError(
      'Only PostgreSQL is distributed, by its extension Citus. This database is SQLite.',
    )
  if (!(await hasCitus(db)))
    throw new DistributionError(
      'This PostgreSQL has no Citus in its database (create extension citus), so nothing was distributed. It works as it is.',
    )
  const machines = await countMachines(db)
  if (machines === 0)
    throw new DistributionError(
      'This cluster has no machine that takes rows: add some (citus_add_node), then run the command again. Nothing was distributed.',
    )
  return machines
}

async function requireKnownTables(db: Db): Promise<void> {
  const knownTables = new Set<string>(expectedPlaces.map(({ table }) => table))
  const unknownTables = (await listTables(db)).filter((table) => !knownTables.has(table))
  if (unknownTables.length > 0)
    throw new DistributionError(
      `Foyer knows no place for ${unknownTables.join(', ')}. Nothing was distributed.`,
    )
}

async function requireUnchangedRowCounts(db: Db, tables: readonly DistributedTable[]): Promise<void> {
  for (const { table, rows } of tables) {
    const currentRows = await countRows(db, table)
    if (currentRows !== rows)
      throw new DistributionError(
        `${table} had ${rows} rows and has ${currentRows} now: stop the servers, then run the command again. Nothing was distributed.`,
      )
  }
}

function requireExpectedPlacements(placements: readonly Placement[]): void {
  const group = placements.find(({ table }) => table === tablesByClient[0])?.group
  for (const { table, place } of expectedPlaces) {
    const placement = placements.find((item) => item.table === table)
    if (hasExpectedPlacement(place, placement, group)) continue
    const placementText = placement ? `${placement.type}, in group ${placement.group}` : 'not distributed'
    throw new DistributionError(`${table} belongs ${placeTexts[place]}, and is ${placementText}.`)
  }
}

const placeTexts = {
  'every machine': 'on every machine',
  'by client': "beside each client's other rows",
  'this machine': 'on this machine alone',
} as const

function hasExpectedPlacement(
  place: keyof typeof placeTexts,
  placement: Placement | undefined,
  group: number | undefined,
): boolean {
  if (place === 'this machine') return placement === undefined
  if (place === 'every machine') return placement?.type === 'reference'
  return placement?.type === 'distributed' && placement.group === group
}
