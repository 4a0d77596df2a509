import { isEmail } from '../../../src/schemas/fields/formats'
import { replyAddressTexts as texts } from '../../../src/texts/admin/backOffice.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, inTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange } from '../audit/recordActivity'
import { findPolicy, savePolicy } from '../clients/clientPolicies.repository'

/** Where answers to a client's mail go, out of what was typed; 'none', or nothing, is null. */
export function readReplyAddress(text: string): { address: string | null } | { wrong: string } {
  const address = text.trim()
  if (address === '' || address === 'none') return { address: null }
  return isEmail(address) ? { address } : { wrong: text }
}

/** Where answers to the client's mail go from now on, also to what waits to be sent. @throws invalid */
export function changeReplyAddress(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
  text: string,
): Promise<string | null> {
  const now = clock()
  const read = readReplyAddress(text)
  if ('wrong' in read) {
    throw new ProblemError('invalid', { errors: [{ path: '/address', message: texts.wrong(read.wrong) }] })
  }
  const { address } = read
  return inTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'policy')
    const before = await findPolicy(trx, client.id)
    if (before.replyAddress === address) return address
    await savePolicy(trx, client.id, { ...before, replyAddress: address })
    const changes = [
      { label: texts.label, from: before.replyAddress ?? texts.none, to: address ?? texts.none },
    ]
    const act = { action: 'reply address changed', subject: `client:${client.id}` } as const
    await auditAccountChange(trx, session, { ...act, about: client.id, changes, now })
    return address
  })
}
