import type { Retention, RetentionPreview } from '../../../src/schemas/personalData'
import { retentionTexts } from '../../../src/texts/personalData'
import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { findRetention, saveRetention } from '../../repositories/accounts/policies'
import { countOutlived } from '../../repositories/applications/erasures'
import type { Session } from '../../repositories/sessions/sessions'
import type { ServerContext } from '../serverContext'
import { keptSince } from './eraseOutlived'

/** How long a client keeps applications. */
export function readRetention({ db }: Pick<ServerContext, 'db'>, clientId: number): Promise<Retention> {
  return findRetention(db, clientId)
}

/** What the next sweep would take, were applications kept for so many months. */
export async function previewRetention(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  months: number,
): Promise<RetentionPreview> {
  const before = keptSince({ months, days: null }, now())
  return before ? countOutlived(db, clientId, before) : { applications: 0, oldest: null }
}

/** From the next sweep on applications are kept so long; null: for ever. */
export function changeRetention(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  session: Session,
  months: number | null,
): Promise<Retention> {
  const { clientId, userId, address } = session
  return inTransaction(db, async (trx) => {
    const before = await findRetention(trx, clientId)
    if (before.months === months) return before
    await saveRetention(trx, clientId, months)
    await addAudit(trx, clientId, {
      ...{ userId, address, action: 'retention changed', subject: `client:${clientId}` },
      at: now().toISOString(),
      changes: [{ label: retentionTexts.label, from: inWords(before.months), to: inWords(months) }],
    })
    return { ...before, months }
  })
}

function inWords(months: number | null): string {
  return months === null ? retentionTexts.forEver : retentionTexts.months(months)
}
