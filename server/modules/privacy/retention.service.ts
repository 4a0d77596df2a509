import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { Retention, RetentionPreview } from '../../../src/schemas/privacy/personalData.types'
import { retentionTexts } from '../../../src/texts/admin/personalData.texts'
import type { ServerContext } from '../../context'
import { runInTransaction } from '../../db/openDatabase'
import { addAudit } from '../audit/audit.repository'
import { findRetention, listClientsWithRetention, saveRetention } from '../clients/clientPolicies.repository'
import type { Session } from '../sessions/session.types'
import {
  countAllApplications,
  listExpiredApplications,
  summarizeExpiredApplications,
} from './erasure.repository'
import { type ErasureTools, eraseApplicationsWithFiles, erasureBatchSize } from './erasure.service'

/** The numbers of one client's expired applications that were erased so far. */
export interface ErasedApplications {
  /** Code of the client. */
  code: string
  erased: number
  /**
   * Number of erased applications that no back-office received, because the client has none or the delivery failed
   * permanently.
   */
  undelivered: number
}

/**
 * Erases expired applications of all clients that limit retention.
 * @param report receives the progress of a client after each batch
 */
export async function eraseExpiredApplications(
  tools: ErasureTools,
  report: (result: ErasedApplications) => void,
): Promise<ErasedApplications[]> {
  const results: ErasedApplications[] = []
  for (const { id, code, ...retention } of await listClientsWithRetention(tools.db)) {
    const cutoff = getRetentionCutoff(retention, tools.now)
    if (!cutoff) continue
    const result = { code, erased: 0, undelivered: 0 }
    for (;;) {
      const expiredRows = await listExpiredApplications(tools.db, id, cutoff, erasureBatchSize)
      if (expiredRows.length === 0) break
      const ids = expiredRows.map((application) => application.id)
      await eraseApplicationsWithFiles(tools, id, ids, 'applications outlived')
      result.erased += ids.length
      result.undelivered += expiredRows.filter(({ state }) => state !== 'sent').length
      report({ ...result })
    }
    if (result.erased > 0) results.push(result)
  }
  return results
}

/** Counts the applications that `eraseExpiredApplications` would erase, per client; clients without any are left out. */
export async function countExpiredApplicationsPerClient({
  db,
  now,
}: Pick<ErasureTools, 'db' | 'now'>): Promise<{ code: string; expired: number; total: number }[]> {
  const counts = []
  for (const { id, code, ...retention } of await listClientsWithRetention(db)) {
    const cutoff = getRetentionCutoff(retention, now)
    if (!cutoff) continue
    const { applications } = await summarizeExpiredApplications(db, id, cutoff)
    if (applications > 0)
      counts.push({ code, expired: applications, total: await countAllApplications(db, id) })
  }
  return counts
}

/**
 * Returns a time: applications that were submitted before it have expired. It is the later one of both limits;
 * undefined without limits.
 */
export function getRetentionCutoff({ months, days }: Retention, now: Date): Date | undefined {
  const limits = [
    ...(months === null ? [] : [utcDateTime(now).subtract(months, 'month')]),
    ...(days === null ? [] : [utcDateTime(now).subtract(days, 'day')]),
  ].map((limit) => limit.toDate().getTime())
  return limits.length > 0 ? new Date(Math.max(...limits)) : undefined
}

/** Returns how long a client retains applications. */
export function readRetention({ db }: Pick<ServerContext, 'db'>, clientId: number): Promise<Retention> {
  return findRetention(db, clientId)
}

/**
 * Returns the number of applications that the next erasure would delete with this retention in months, and the date of
 * the oldest one. The operator's limit in days is ignored.
 */
export async function readRetentionPreview(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  months: number,
): Promise<RetentionPreview> {
  const cutoff = getRetentionCutoff({ months, days: null }, now())
  return cutoff ? summarizeExpiredApplications(db, clientId, cutoff) : { applications: 0, oldest: null }
}

/** Sets the retention in months, from the next erasure on; null removes the client's limit; the operator's limit in
 * days still applies. */
export function changeRetention(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  session: Session,
  months: number | null,
): Promise<Retention> {
  const { clientId, userId, address } = session
  return runInTransaction(db, async (trx) => {
    const previousRetention = await findRetention(trx, clientId)
    if (previousRetention.months === months) return previousRetention
    await saveRetention(trx, clientId, months)
    await addAudit(trx, clientId, {
      ...{ userId, address, action: 'retention changed', subject: `client:${clientId}` },
      at: now().toISOString(),
      changes: [
        {
          label: retentionTexts.label,
          from: describeMonths(previousRetention.months),
          to: describeMonths(months),
        },
      ],
    })
    return { ...previousRetention, months }
  })
}

function describeMonths(months: number | null): string {
  return months === null ? retentionTexts.forever : retentionTexts.months(months)
}
