import { type Db, inTransaction } from '../../db/openDatabase'
import { type TransferTable, transferTables } from '../../db/transferTables'
import { countClients } from '../clients/clients.repository'
import { continueCounting, readRows, type TransferRow, writeRows } from './transfer.repository'

const batch = 200
const format = 'foyer installation 1'

/**
 * Exports the installation as one JSON line per row: first the format, then `[table, row]`, with bytes as
 * `{"base64": …}`.
 */
export async function* exportInstallation(db: Db, tell: (line: string) => void): AsyncIterable<string> {
  yield JSON.stringify([format])
  for (const table of transferTables) {
    let count = 0
    let last = 0
    for (;;) {
      const rows = await readRows(db, table, last, batch)
      for (const row of rows) yield JSON.stringify([table, row], packed)
      count += rows.length
      last = rows.at(-1)?.id ?? last
      if (rows.length < batch) break
      if (count % 1000 === 0) tell(`${table}: ${count}`)
    }
    tell(`${table}: ${count}`)
  }
}

/**
 * Imports such an export into an empty installation, in one transaction. @returns the number of rows
 * @throws Error when the installation is not empty, or the lines are no export
 */
export async function importInstallation(
  db: Db,
  lines: AsyncIterable<string> | Iterable<string>,
  tell: (line: string) => void,
): Promise<number> {
  if ((await countClients(db)).all > 0)
    throw new Error('The installation to import into has clients already.')
  return inTransaction(db, async (trx) => {
    let total = 0
    let waiting: { table: TransferTable; rows: TransferRow[] } | undefined
    const write = async () => {
      if (waiting) await writeRows(trx, waiting.table, waiting.rows)
      waiting = undefined
    }
    for await (const line of afterHead(lines)) {
      const [table, row] = JSON.parse(line, unpacked) as [TransferTable, TransferRow]
      if (!transferTables.includes(table)) throw new Error(`The export has an unknown table '${table}'.`)
      if (waiting && (waiting.table !== table || waiting.rows.length === batch)) await write()
      waiting ??= { table, rows: [] }
      waiting.rows.push(row)
      total += 1
      if (total % 5000 === 0) tell(`${total} rows`)
    }
    await write()
    for (const table of transferTables) await continueCounting(trx, table)
    return total
  })
}

async function* afterHead(lines: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  let isFirst = true
  for await (const line of lines) {
    if (isFirst && line !== JSON.stringify([format]))
      throw new Error('This is not the export of an installation.')
    if (!isFirst && line !== '') yield line
    isFirst = false
  }
}

function packed(this: unknown, key: string, value: unknown): unknown {
  // JSON.stringify has already called the Buffer's `toJSON`, so `value` is not the Buffer.
  const original = (this as Record<string, unknown>)[key]
  return original instanceof Uint8Array ? { base64: Buffer.from(original).toString('base64') } : value
}

function unpacked(_key: string, value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'base64' in value
  return isBytes ? Buffer.from(String(value.base64), 'base64') : value
}
