import { createHash, randomUUID } from 'node:crypto'
import { deliveryTexts } from '../../../src/texts/admin/backOffice.texts'
import type { DeliverySettings } from '../../config/deliverySettings'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { getNextRetryDelay, parseRetryAfter } from '../../jobs/jobDelays'
import type { JobQueue } from '../../jobs/jobWorker'
import type { DeliveryMetrics } from '../../monitoring/requestMetrics'
import type { Tracing } from '../../monitoring/tracing'
import { type AddressRules, createAddressRules } from '../../network/ipAddresses'
import type { Keys } from '../../security/keys'
import { SealError } from '../../security/secretBox'
import { markSent } from '../applications/applicationStates.repository'
import { createDeliveryMessage, hasSecrets } from '../applications/deliveryMessage'
import { addDeliveryAttempt, type SentMessage } from '../applications/outbox.repository'
import { FileStoreError } from '../files/fileStore'
import { ScannerError } from '../files/scanner'
import type { FileTools } from '../files/storedFiles.service'
import { getSigningSecrets, readBackOffice, removeAddressQuery } from './backOfficeSettings'
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryResult,
  listClientsWithDueDeliveries,
  recordBody,
  releaseClaims,
  settleDelivery,
} from './deliveryQueue.repository'
import { createNoResponseOutcome, type PostOutcome, postWebhook } from './postWebhook'
import { createWebhookHeaders } from './webhookSignature'

export interface DeliveryTools extends FileTools {
  keys: Pick<Keys, 'secrets'>
  rules: AddressRules
  settings: DeliverySettings
  /** Called with the reason after a failed attempt, and with null after a successful one. */
  recordOutcome: (reason: string | null) => void
  now: () => Date
  /** Aborted when the process must end before the receiver has answered. */
  stop: AbortSignal
}

/**
 * Sends a claimed application to its client's back-office, then records the attempt and its result in one transaction
 * [contract §7].
 * An attempt that `stop` interrupts is due again immediately and is not counted.
 * @returns false if no attempt is recorded, because `stop` interrupted it or there is nothing to send at present
 */
export async function deliverApplication(
  tools: DeliveryTools,
  clientId: number,
  claimedDelivery: ClaimedDelivery,
): Promise<boolean> {
  const { db, now, stop } = tools
  const attemptTime = now()
  const startTime = performance.now()
  let outcome: SendOutcome | undefined
  try {
    outcome = await sendApplication(tools, clientId, claimedDelivery, attemptTime)
  } catch (error) {
    if (!stop.aborted) throw error
  }
  if (!outcome) return releaseDelivery(db, clientId, claimedDelivery, now())
  const { status, error, answer, sentMessage = null } = outcome
  const durationMs = Math.round(performance.now() - startTime)
  await runInTransaction(db, async (trx) => {
    const attempt = {
      applicationId: claimedDelivery.applicationId,
      at: attemptTime,
      status,
      error,
      durationMs,
      answer,
      sentMessage,
    }
    await addDeliveryAttempt(trx, clientId, attempt)
    const isStillClaimed = await settleDelivery(
      trx,
      clientId,
      claimedDelivery,
      getDeliveryResult(tools, outcome, claimedDelivery),
    )
    if (isStillClaimed && error === null) await markSent(trx, clientId, claimedDelivery.applicationId)
  })
  tools.recordOutcome(error)
  return true
}

/** The result of an attempt. `sentMessage` is missing if the message could not be built or signed. */
type SendOutcome = PostOutcome & { sentMessage?: SentMessage }

/**
 * Sends the message of an application. If a file cannot be read or scanned, or a secret cannot be decrypted, sends
 * nothing and returns the error as an outcome.
 * @returns undefined if the back-office or the application no longer exists, deliveries are paused, or this worker no
 * longer holds the delivery
 */
async function sendApplication(
  tools: DeliveryTools,
  clientId: number,
  claimedDelivery: ClaimedDelivery,
  now: Date,
): Promise<SendOutcome | undefined> {
  try {
    const backOffice = await readBackOffice(tools.db, tools.keys, clientId)
    if (!backOffice || backOffice.pausedAt !== null) return undefined
    const body = await createDeliveryMessage(tools, clientId, claimedDelivery.applicationId)
    if (body === undefined) return undefined
    const id = await assignMessageId(tools.db, clientId, claimedDelivery, body)
    if (id === undefined) return undefined
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Foyer',
      ...createWebhookHeaders(getSigningSecrets(backOffice, now), { id, sentAt: now, body }),
    }
    const sentMessage = {
      address: removeAddressQuery(backOffice.address),
      messageId: id,
      bytes: Buffer.byteLength(body),
    }
    const outcome = await postWebhook(backOffice.address, { body, headers }, { ...tools, ...tools.settings })
    // A receiver that echoes the message would expose its secret answers.
    return { ...outcome, answer: hasSecrets(body) ? null : outcome.answer, sentMessage }
  } catch (error) {
    if (error instanceof SealError) return createNoResponseOutcome(deliveryTexts.notSigned)
    if (error instanceof ScannerError) return createNoResponseOutcome(deliveryTexts.notScanned)
    if (error instanceof FileStoreError) return createNoResponseOutcome(deliveryTexts.fileNotRead)
    throw error
  }
}

/**
 * Returns the message id for exactly this body, and records the body if it differs from the one last sent. Returns
 * undefined if this worker no longer holds the delivery.
 */
async function assignMessageId(
  db: Db,
  clientId: number,
  claimedDelivery: ClaimedDelivery,
  body: string,
): Promise<string | undefined> {
  const sha256 = createHash('sha256').update(body).digest('hex')
  if (claimedDelivery.bodySha256 === sha256) return claimedDelivery.guid
  return recordBody(db, clientId, claimedDelivery, { sha256, newGuid: randomUUID() })
}

function getDeliveryResult(
  { settings, now: clock }: DeliveryTools,
  outcome: PostOutcome,
  claimedDelivery: ClaimedDelivery,
): DeliveryResult {
  const now = clock()
  const attempts = claimedDelivery.attempts + 1
  const base = { attempts, lastError: outcome.error, nextAttemptAt: now, sentAt: null }
  if (outcome.error === null) return { ...base, state: 'sent', sentAt: now }
  const isGone = outcome.status === 410
  const retryDelay = isGone
    ? undefined
    : getNextRetryDelay(settings.waitsMs, attempts, parseRetryAfter(outcome.retryAfter, now), Math.random())
  if (retryDelay === undefined) return { ...base, state: 'failed' }
  return { ...base, state: 'waiting', nextAttemptAt: new Date(now.getTime() + retryDelay) }
}

async function releaseDelivery(
  db: Db,
  clientId: number,
  claimedDelivery: ClaimedDelivery,
  now: Date,
): Promise<false> {
  await settleDelivery(db, clientId, claimedDelivery, {
    state: 'waiting',
    attempts: claimedDelivery.attempts,
    lastError: null,
    nextAttemptAt: now,
    sentAt: null,
  })
  return false
}

type Dependencies = Omit<DeliveryTools, 'rules' | 'recordOutcome' | 'stop'> & {
  /** Private addresses that the operator allows. */
  allowedAddresses: readonly string[]
  metrics: DeliveryMetrics
  /** Null if tracing is disabled. */
  tracing: Tracing | null
}

/**
 * Added to the receiver's timeout for reading and scanning files and recording the result. A worker that takes
 * longer is considered dead.
 */
const marginMs = 25_000

/** The queue of applications to deliver to the clients' back-offices. */
export function createDeliveryQueue(dependencies: Dependencies): JobQueue<ClaimedDelivery> {
  const { db, now, allowedAddresses, settings, metrics, tracing } = dependencies
  const rules = createAddressRules(allowedAddresses)
  return {
    leaseMs: settings.timeoutMs + marginMs,
    release: () => releaseClaims(db, now()),
    listClientsWithDueJobs: () => listClientsWithDueDeliveries(db, now()),
    claim: (clientId, lease) => claimDelivery(db, clientId, { ...lease, now: now() }),
    process: ({ id, code }, claimedDelivery, stop) => {
      const recordOutcome = (reason: string | null) => metrics.recordAttempt(code, reason, now())
      const tools = { ...dependencies, rules, recordOutcome, stop }
      return tracing
        ? traceDelivery(tracing, tools, { id, code }, claimedDelivery)
        : deliverApplication(tools, id, claimedDelivery)
    },
  }
}

/** Runs the delivery in a trace span that records its outcome. */
function traceDelivery(
  tracing: Tracing,
  tools: DeliveryTools,
  { id, code }: { id: number; code: string },
  claimedDelivery: ClaimedDelivery,
): Promise<boolean> {
  return tracing.runInSpan('delivery', { 'foyer.client': code }, (setAttributes) => {
    const recordOutcome = (reason: string | null) => {
      setAttributes({
        'foyer.outcome': reason === null ? 'taken' : 'failed',
        ...(reason ? { 'foyer.reason': reason } : {}),
      })
      tools.recordOutcome(reason)
    }
    return deliverApplication({ ...tools, recordOutcome }, id, claimedDelivery)
  })
}
