import type { Retention } from '../../../src/schemas/personalData'
import { utcMoment } from '../../../src/schemas/utcMoment'
import { listRetaining } from '../../repositories/accounts/policies'
import { countOfClient, countOutlived, listOutlived } from '../../repositories/applications/erasures'
import { batch, type ErasureTools, erase } from './eraseApplications'

/** What of a client's applications was erased, up to now. */
export interface OutlivedErased {
  /** The client's. */
  code: string
  erased: number
  /** Of them those that no back-office had taken: there is none, or it failed for good. */
  unsent: number
}

/** Erases, of all clients that want it, what is older than they keep it. @param tell hears after each hundred */
export async function eraseOutlived(
  tools: ErasureTools,
  tell: (so: OutlivedErased) => void,
): Promise<OutlivedErased[]> {
  const all: OutlivedErased[] = []
  for (const { id, code, ...retention } of await listRetaining(tools.db)) {
    const before = keptSince(retention, tools.now)
    if (!before) continue
    const client = { code, erased: 0, unsent: 0 }
    for (;;) {
      const outlived = await listOutlived(tools.db, id, before, batch)
      if (outlived.length === 0) break
      const ids = outlived.map((application) => application.id)
      await erase(tools, id, ids, 'applications outlived')
      client.erased += ids.length
      client.unsent += outlived.filter(({ state }) => state !== 'sent').length
      tell({ ...client })
    }
    if (client.erased > 0) all.push(client)
  }
  return all
}

/** Of each client the share of its applications that `eraseOutlived` would take, where it would take some. */
export async function shareOutlived({
  db,
  now,
}: Pick<ErasureTools, 'db' | 'now'>): Promise<{ code: string; outlived: number; all: number }[]> {
  const shares = []
  for (const { id, code, ...retention } of await listRetaining(db)) {
    const before = keptSince(retention, now)
    if (!before) continue
    const { applications: outlived } = await countOutlived(db, id, before)
    if (outlived > 0) shares.push({ code, outlived, all: await countOfClient(db, id) })
  }
  return shares
}

/** Before which moment applications have been kept long enough: the later of both; undefined: they are kept for ever. */
export function keptSince({ months, days }: Retention, now: Date): Date | undefined {
  const moments = [
    ...(months === null ? [] : [utcMoment(now).subtract(months, 'month')]),
    ...(days === null ? [] : [utcMoment(now).subtract(days, 'day')]),
  ].map((moment) => moment.toDate().getTime())
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined
}
