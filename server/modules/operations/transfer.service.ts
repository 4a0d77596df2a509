import { type Db, runInTransaction } from '../../db/openDatabase'
import { type TransferTable, transferTables } from '../../db/transferTables'
import { countClients } from '../clients/clients.repository'
import { readRowBatch, restartIdSequence, type TransferRow, writeRows } from './transfer.repository'

/** Rows per query. */
const batchSize = 200
const formatMarker = 'foyer installation 1'

/**
 * Exports the installation as one JSON line per row: first the format, then `[table, row]`, with bytes as
 * `{"base64": …}`.
 */
export async function* exportInstallation(
  db: Db,
  reportProgress: (line: string) => void,
): AsyncIterable<string> {
  yield JSON.stringify([formatMarker])
  for (const table of transferTables) {
    let count = 0
    let lastId = 0
    for (;;) {
      const rows = await readRowBatch(db, table, lastId, batchSize)
      for (const row of rows) yield JSON.stringify([table, row], replaceBytes)
      count += rows.length
      lastId = rows.at(-1)?.id ?? lastId
      if (rows.length < batchSize) break
      if (count % 1000 === 0) reportProgress(`${table}: ${count}`)
    }
    reportProgress(`${table}: ${count}`)
  }
}

/**
 * Imports an export made by `exportInstallation` into an empty installation, in one transaction.
 * @returns the number of rows
 * @throws Error when the installation is not empty, or the lines are not an export
 */
export async function importInstallation(
  db: Db,
  lines: AsyncIterable<string> | Iterable<string>,
  reportProgress: (line: string) => void,
): Promise<number> {
  if ((await countClients(db)).total > 0)
    throw new Error('The installation to import into already has clients.')
  return runInTransaction(db, async (trx) => {
    let total = 0
    let pendingBatch: { table: TransferTable; rows: TransferRow[] } | undefined
    const writePendingBatch = async () => {
      if (pendingBatch) await writeRows(trx, pendingBatch.table, pendingBatch.rows)
      pendingBatch = undefined
    }
    for await (const line of validateAndSkipHeader(lines)) {
      const [table, row] = JSON.parse(line, reviveBytes) as [TransferTable, TransferRow]
      if (!transferTables.includes(table)) throw new Error(`The export has an unknown table '${table}'.`)
      if (pendingBatch && (pendingBatch.table !== table || pendingBatch.rows.length === batchSize))
        await writePendingBatch()
      pendingBatch ??= { table, rows: [] }
      pendingBatch.rows.push(row)
      total += 1
      if (total % 5000 === 0) reportProgress(`${total} rows`)
    }
    await writePendingBatch()
    for (const table of transferTables) await restartIdSequence(trx, table)
    return total
  })
}

async function* validateAndSkipHeader(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncIterable<string> {
  let isFirst = true
  for await (const line of lines) {
    if (isFirst && line !== JSON.stringify([formatMarker]))
      throw new Error('This is not the export of an installation.')
    if (!isFirst && line !== '') yield line
    isFirst = false
  }
}

function replaceBytes(this: unknown, key: string, value: unknown): unknown {
  // JSON.stringify has already called the Buffer's `toJSON`, so `value` is not the Buffer.
  const originalValue = (this as Record<string, unknown>)[key]
  return originalValue instanceof Uint8Array
    ? { base64: Buffer.from(originalValue).toString('base64') }
    : value
}

function reviveBytes(_key: string, value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'base64' in value
  return isBytes ? Buffer.from(String(value.base64), 'base64') : value
}
