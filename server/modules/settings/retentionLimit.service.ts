import { retainDaysTexts as texts } from '../../../src/texts/admin/backOffice.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, inTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange } from '../audit/recordActivity'
import { findPolicy, savePolicy } from '../clients/clientPolicies.repository'

/** After how many days applications are erased at the latest, out of what was typed; 'never' is null. */
export function readRetainDays(text: string): { days: number | null } | { wrong: string } {
  if (text.trim() === 'never') return { days: null }
  const days = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return days > 0 ? { days } : { wrong: text }
}

/** Sets whoever runs the installation: it counts beside the client's own months, the shorter time wins. @throws invalid */
export function changeRetainDays(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
  text: string,
): Promise<number | null> {
  const now = clock()
  const read = readRetainDays(text)
  if ('wrong' in read) {
    throw new ProblemError('invalid', { errors: [{ path: '/days', message: texts.wrong(read.wrong) }] })
  }
  const { days } = read
  return inTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'policy')
    const before = await findPolicy(trx, client.id)
    if (before.retainDays === days) return days
    await savePolicy(trx, client.id, { ...before, retainDays: days })
    const changes = [{ label: texts.label, from: texts.days(before.retainDays), to: texts.days(days) }]
    const act = { action: 'retention changed', subject: `client:${client.id}` } as const
    await auditAccountChange(trx, session, { ...act, about: client.id, changes, now })
    return days
  })
}
