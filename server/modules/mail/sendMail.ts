import { parseLanguage, withLanguage } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import { mailReasons } from '../../../src/texts/mails/mails.texts'
import type { MailSettings } from '../../config/mailSettings'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { getNextRetryDelay } from '../../jobs/jobDelays'
import type { ClientWithDueJobs, JobQueue } from '../../jobs/jobWorker'
import { SealError, unseal } from '../../security/secretBox'
import { findPolicy } from '../clients/clientPolicies.repository'
import { getClientById } from '../clients/clients.repository'
import { readSiteConfig } from '../sites/siteSource'
import { isMailKind, renderMail } from './composeMail'
import { blockAddress, isAddressBlocked } from './mailStops.repository'
import {
  type ClaimedMail,
  claimMail,
  listAttemptTimes,
  listClientsWithDueMail,
  type MailResult,
  recordSendAttempt,
  releaseMailClaims,
  settleMail,
} from './mails.repository'
import type { SealedMail } from './queueMail'
import { type MailOutcome, postMail } from './smtp'

export type MailTools = Pick<
  ServerContext,
  'db' | 'keys' | 'environment' | 'now' | 'log' | 'root' | 'clientsDir' | 'report'
> & {
  settings: MailSettings
}

const hourMs = 60 * 60 * 1000
const maxMailsPerHour = 3

/**
 * Sends a claimed mail and records the result. Blocks the address if the server rejects it permanently. A mail that
 * `stop` interrupts is due again immediately. If three mails may have reached the address within the last hour, the
 * mail waits until fewer have.
 * @returns false if `stop` interrupted the attempt
 */
export async function sendMail(
  tools: MailTools,
  client: ClientWithDueJobs,
  claimedMail: ClaimedMail,
  stop: AbortSignal,
): Promise<boolean> {
  const { db, now, log } = tools
  const recordResult = (result: Partial<MailResult>) =>
    settleMail(db, client.id, claimedMail, { ...createWaitingResult(claimedMail, now()), ...result })
  const logFields = { client: client.code, kind: claimedMail.kind }
  const sendTime = await reserveSendTime(tools, client.id, claimedMail)
  if (sendTime === 'never') {
    log.info(logFields, 'a mail is not sent: a mail server rejected its address before')
    await recordResult({
      state: 'failed',
      lastError: mailReasons.stopped,
      isCertainlyUndelivered: true,
      keepsContent: false,
    })
    return true
  }
  if (sendTime !== 'now') {
    log.info(logFields, 'a mail waits: three may have reached its address within the hour')
    await recordResult({ nextAttemptAt: sendTime })
    return true
  }
  const outcome = await renderAndPostMail(tools, client, claimedMail, stop).catch((error: unknown) => {
    if (!stop.aborted) throw error
    return null
  })
  if (!outcome) {
    await recordResult({})
    return false
  }
  if (outcome.isUnknownAddress) await blockAddress(db, client.id, claimedMail.addressHash, now())
  if (outcome.error !== null)
    log.warn({ ...logFields, reason: outcome.error }, 'an attempt to send a mail failed')
  await recordResult(getMailResult(tools, outcome, claimedMail))
  return true
}

function createWaitingResult({ attempts }: ClaimedMail, now: Date): MailResult {
  return {
    state: 'waiting',
    attempts,
    lastError: null,
    nextAttemptAt: now,
    isCertainlyUndelivered: false,
    keepsContent: true,
  }
}

/**
 * Returns 'now' if the mail may be sent, and records the attempt; 'never' if a mail server rejected the address before;
 * otherwise the time at which to try again. Mails to one address are checked one at a time, across all clients.
 */
function reserveSendTime(
  { db, now }: MailTools,
  clientId: number,
  claimedMail: ClaimedMail,
): Promise<'now' | 'never' | Date> {
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, 0, `mail to ${claimedMail.addressHash}`)
    if (await isAddressBlocked(trx, claimedMail.addressHash)) return 'never'
    const startTime = now()
    const attemptTimes = await listAttemptTimes(
      trx,
      claimedMail.addressHash,
      new Date(startTime.getTime() - hourMs),
    )
    const thirdLastAttempt = attemptTimes.at(-maxMailsPerHour)
    if (thirdLastAttempt !== undefined) return new Date(Date.parse(thirdLastAttempt) + hourMs)
    await recordSendAttempt(trx, clientId, claimedMail, startTime)
    return 'now'
  })
}

async function renderAndPostMail(
  tools: MailTools,
  { id }: ClientWithDueJobs,
  { kind, guid, sealed }: ClaimedMail,
  stop: AbortSignal,
): Promise<MailOutcome> {
  const { db, keys, settings } = tools
  try {
    const { to, values } = JSON.parse(unseal(keys.secrets, sealed)) as SealedMail
    if (!isMailKind(kind)) throw new SealError(kind)
    const client = await getClientById(db, id)
    const { themeColor, look } = await readSiteConfig(tools, client)
    const { company } = client
    const language = getLanguage(values)
    await loadLanguage(language)
    const writtenMail = withLanguage(language, () =>
      renderMail(kind, values, { company, themeColor, ...(look ? { look } : {}) }),
    )
    const { replyAddress: replyTo } = await findPolicy(db, id)
    return await postMail(settings, { ...writtenMail, to, guid, company, replyTo }, stop)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return {
      error: mailReasons.notRead,
      isFinal: true,
      isUnknownAddress: false,
      isCertainlyUndelivered: true,
    }
  }
}

/** Returns the language in the values; English if they have none. */
const getLanguage = (values: object) => parseLanguage('language' in values ? values.language : null)

function getMailResult(
  { now, environment }: MailTools,
  { error, isFinal, isUnknownAddress, isCertainlyUndelivered }: MailOutcome,
  claimedMail: ClaimedMail,
): MailResult {
  const keepsContent = error !== null && !isUnknownAddress && error !== mailReasons.notRead
  const base = {
    attempts: claimedMail.attempts + 1,
    lastError: error,
    nextAttemptAt: now(),
    isCertainlyUndelivered,
    keepsContent,
  }
  if (error === null) return { ...base, state: 'sent' }
  const retryDelay = isFinal
    ? undefined
    : getNextRetryDelay(environment.delivery.waitsMs, base.attempts, 0, Math.random())
  if (retryDelay === undefined) return { ...base, state: 'failed' }
  return { ...base, state: 'waiting', nextAttemptAt: new Date(now().getTime() + retryDelay) }
}

/** Milliseconds for rendering the mail and recording the result, in addition to the mail server's timeout. */
const marginMs = 10_000

/** Creates the queue of mail to send. */
export function createMailQueue(tools: MailTools): JobQueue<ClaimedMail> {
  const { db, now, settings } = tools
  return {
    leaseMs: settings.timeoutMs + marginMs,
    release: () => releaseMailClaims(db, now()),
    listClientsWithDueJobs: () => listClientsWithDueMail(db, now()),
    claim: (clientId, lease) => claimMail(db, clientId, { ...lease, now: now() }),
    process: (client, claimedMail, stop) => sendMail(tools, client, claimedMail, stop),
  }
}
