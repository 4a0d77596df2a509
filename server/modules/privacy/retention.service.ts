import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { Retention, RetentionPreview } from '../../../src/schemas/privacy/personalData.types'
import { retentionTexts } from '../../../src/texts/admin/personalData.texts'
import type { ServerContext } from '../../context'
import { runInTransaction } from '../../db/openDatabase'
import { addAudit } from '../audit/audit.repository'
import { findRetention, listClientsWithRetention, saveRetention } from '../clients/clientPolicies.repository'
import type { Session } from '../sessions/session.types'
import { countAllApplications, listExpired, summarizeExpired } from './erasure.repository'
import { batch, type ErasureTools, eraseWithFiles } from './erasure.service'

/** The expired applications of one client that were erased so far. */
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
 * Erases expired applications of all clients that limit retention. @param report receives the progress after each
 * hundred
 */
export async function eraseExpired(
  tools: ErasureTools,
  report: (result: ErasedApplications) => void,
): Promise<ErasedApplications[]> {
  const results: ErasedApplications[] = []
  for (const { id, code, ...retention } of await listClientsWithRetention(tools.db)) {
    const retentionLimit = getRetentionCutoff(retention, tools.now)
    if (!retentionLimit) continue
    const result = { code, erased: 0, undelivered: 0 }
    for (;;) {
      const expiredRows = await listExpired(tools.db, id, retentionLimit, batch)
      if (expiredRows.length === 0) break
      const ids = expiredRows.map((application) => application.id)
      await eraseWithFiles(tools, id, ids, 'applications outlived')
      result.erased += ids.length
      result.undelivered += expiredRows.filter(({ state }) => state !== 'sent').length
      report({ ...result })
    }
    if (result.erased > 0) results.push(result)
  }
  return results
}

/** Returns, per client, how many of its applications `eraseExpired` would erase; clients without any are left out. */
export async function countExpiredPerClient({
  db,
  now,
}: Pick<ErasureTools, 'db' | 'now'>): Promise<{ code: string; expired: number; total: number }[]> {
  const shares = []
  for (const { id, code, ...retention } of await listClientsWithRetention(db)) {
    const retentionLimit = getRetentionCutoff(retention, now)
    if (!retentionLimit) continue
    const { applications } = await summarizeExpired(db, id, retentionLimit)
    if (applications > 0)
      shares.push({ code, expired: applications, total: await countAllApplications(db, id) })
  }
  return shares
}

/**
 * Returns the time before which submitted applications have expired: the later one of both limits; undefined without
 * limits.
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
 * Returns the number of applications that the next erasure would delete with this retention in months, and the oldest
 * one.
 */
export async function previewRetention(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  months: number,
): Promise<RetentionPreview> {
  const retentionLimit = getRetentionCutoff({ months, days: null }, now())
  return retentionLimit ? summarizeExpired(db, clientId, retentionLimit) : { applications: 0, oldest: null }
}

/** Sets the retention in months, from the next erasure on; null retains applications forever. */
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
