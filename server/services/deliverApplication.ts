import { type Db, inTransaction } from '../db/openDatabase'
import { markSent } from '../repositories/applications'
import { findBackOffice } from '../repositories/backOffices'
import { addDeliveryAttempt } from '../repositories/deliveryAttempts'
import { type ClaimedDelivery, type DeliveryResult, settleDelivery } from '../repositories/dueDeliveries'
import { deliveryMessage } from './deliveryMessage'
import { type PostOutcome, postMessage } from './postMessage'
import type { AddressRules } from './publicAddresses'
import { nextWait, retryAfterMs } from './retryWaits'
import { webhookHeaders } from './webhookSignature'

export interface DeliveryTools {
  db: Db
  rules: AddressRules
  now: () => Date
  /** Aborted when the process must end before the receiver has answered. */
  stop: AbortSignal
}

/**
 * Sends a claimed application to its client's back-office and writes down what became of it, in one transaction
 * [contract §7]. One that the stop interrupts is due again at once, without an attempt counted.
 * @returns false when it could not be tried, because the stop or the operator came between
 */
export async function deliverApplication(
  { db, rules, now, stop }: DeliveryTools,
  clientId: number,
  claimed: ClaimedDelivery,
): Promise<boolean> {
  const backOffice = await findBackOffice(db, clientId)
  const body = backOffice && (await deliveryMessage(db, clientId, claimed.applicationId))
  if (!backOffice || body === undefined) return giveBack(db, clientId, claimed, now())
  const at = now()
  const began = performance.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Foyer',
    ...webhookHeaders(backOffice.secrets, { id: claimed.guid, at, body }),
  }
  let outcome: PostOutcome
  try {
    outcome = await postMessage(backOffice.address, { body, headers }, { rules, stop })
  } catch (error) {
    if (stop.aborted) return giveBack(db, clientId, claimed, now())
    throw error
  }
  const durationMs = Math.round(performance.now() - began)
  await inTransaction(db, async (trx) => {
    const { status, error } = outcome
    const attempt = { applicationId: claimed.applicationId, at, status, error, durationMs }
    await addDeliveryAttempt(trx, clientId, attempt)
    const isMine = await settleDelivery(trx, clientId, claimed, resultOf(outcome, claimed, now()))
    if (isMine && outcome.error === null) await markSent(trx, clientId, claimed.applicationId)
  })
  return true
}

function resultOf(outcome: PostOutcome, claimed: ClaimedDelivery, now: Date): DeliveryResult {
  const attempts = claimed.attempts + 1
  const base = { attempts, lastError: outcome.error, nextAttemptAt: now, sentAt: null }
  if (outcome.error === null) return { ...base, state: 'sent', sentAt: now }
  const isGone = outcome.status === 410
  const wait = isGone ? undefined : nextWait(attempts, retryAfterMs(outcome.retryAfter, now), Math.random())
  if (wait === undefined) return { ...base, state: 'failed' }
  return { ...base, state: 'waiting', nextAttemptAt: new Date(now.getTime() + wait) }
}

async function giveBack(db: Db, clientId: number, claimed: ClaimedDelivery, now: Date): Promise<false> {
  await settleDelivery(db, clientId, claimed, {
    state: 'waiting',
    attempts: claimed.attempts,
    lastError: null,
    nextAttemptAt: now,
    sentAt: null,
  })
  return false
}
