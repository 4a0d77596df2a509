import { type Db, runInTransaction } from '../../db/openDatabase'
import { countFutureRows, type FutureRows, listClients, redateFutureRows } from './futureRows.repository'

/** Tolerated difference in milliseconds, because clocks of several machines differ. */
const toleranceMs = 5 * 60 * 1000

/**
 * Returns, by client and table, the number of rows that a wrong clock dated in the future.
 * @param shouldFix if true, sets their date-time to `now`, so that they no longer look newer than the clock
 */
export async function findOrFixFutureRows(
  db: Db,
  now: Date,
  shouldFix: boolean,
): Promise<(FutureRows & { client: string })[]> {
  const limit = new Date(now.getTime() + toleranceMs).toISOString()
  const futureRows: (FutureRows & { client: string })[] = []
  for (const { id, code } of await listClients(db)) {
    const rows = await runInTransaction(db, async (trx) => {
      const counts = await countFutureRows(trx, id, limit)
      if (shouldFix && counts.length > 0) await redateFutureRows(trx, id, limit, now.toISOString())
      return counts
    })
    futureRows.push(...rows.map((row) => ({ client: code, ...row })))
  }
  return futureRows
}
