import { bringLanguage } from '../../../src/texts/bringLanguage'
import { knownLanguage, speaking } from '../../../src/texts/language'
import { mailReasons } from '../../../src/texts/mails'
import { inTransaction, waitForTurn } from '../../db/openDatabase'
import type { MailSettings } from '../../environment/mailSettings'
import { findClientById } from '../../repositories/accounts/clients'
import { findPolicy } from '../../repositories/accounts/policies'
import { addMailStop, isStopped } from '../../repositories/mail/mailStops'
import {
  type ClaimedMail,
  type MailResult,
  noteTried,
  settleMail,
  triedSince,
} from '../../repositories/mail/mails'
import type { DueClient } from '../delivery/outboxWorker'
import { nextWait } from '../delivery/retryWaits'
import type { ServerContext } from '../serverContext'
import { SealError, unseal } from '../sessions/secretBox'
import { siteConfig } from '../sites/source/siteSource'
import { type MailOutcome, postMail } from './postMail'
import type { SealedMail } from './queueMail'
import { isMailKind, writeMail } from './writeMail'

export type MailTools = Pick<
  ServerContext,
  'db' | 'keys' | 'environment' | 'now' | 'log' | 'root' | 'report'
> & {
  settings: MailSettings
}

const hourMs = 60 * 60 * 1000
const mostInAnHour = 3

/**
 * Sends a claimed mail and writes down what became of it. One that the stop interrupts is due again at once; one whose address
 * has had three within the hour waits until that is over.
 * @returns false when it could not be tried, because the stop came between
 */
export async function sendMail(
  tools: MailTools,
  client: DueClient,
  claimed: ClaimedMail,
  stop: AbortSignal,
): Promise<boolean> {
  const { db, now, log } = tools
  const settle = (result: Partial<MailResult>) =>
    settleMail(db, client.id, claimed, { ...unchanged(claimed, now()), ...result })
  const told = { client: client.code, kind: claimed.kind }
  const turn = await takeTurn(tools, client.id, claimed)
  if (turn === 'never') {
    log.info(told, 'a mail is not sent: its address took none before')
    await settle({ state: 'failed', lastError: mailReasons.stopped, isUntried: true })
    return true
  }
  if (turn !== 'now') {
    log.info(told, 'a mail waits: its address has had three within the hour')
    await settle({ nextAttemptAt: turn })
    return true
  }
  const outcome = await send(tools, client, claimed, stop).catch((error: unknown) => {
    if (!stop.aborted) throw error
    return null
  })
  if (!outcome) {
    await settle({})
    return false
  }
  if (outcome.isNoAddress) await addMailStop(db, client.id, claimed.addressHash, now())
  if (outcome.error !== null) log.warn({ ...told, reason: outcome.error }, 'a mail was not sent')
  await settle(resultOf(tools, outcome, claimed))
  return true
}

function unchanged({ attempts }: ClaimedMail, now: Date): MailResult {
  return { state: 'waiting', attempts, lastError: null, nextAttemptAt: now, isUntried: false }
}

/** Whether it may leave now, never, or when. Of several to one address one asks at a time, whosever they are. */
function takeTurn(
  { db, now }: MailTools,
  clientId: number,
  claimed: ClaimedMail,
): Promise<'now' | 'never' | Date> {
  return inTransaction(db, async (trx) => {
    await waitForTurn(trx, 0, `mail to ${claimed.addressHash}`)
    if (await isStopped(trx, claimed.addressHash)) return 'never'
    const at = now()
    const tried = await triedSince(trx, claimed.addressHash, new Date(at.getTime() - hourMs))
    const first = tried.at(-mostInAnHour)
    if (first !== undefined) return new Date(Date.parse(first) + hourMs)
    await noteTried(trx, clientId, claimed, at)
    return 'now'
  })
}

async function send(
  tools: MailTools,
  { id }: DueClient,
  { kind, guid, sealed }: ClaimedMail,
  stop: AbortSignal,
): Promise<MailOutcome> {
  const { db, keys, settings } = tools
  try {
    const { to, values } = JSON.parse(unseal(keys.secrets, sealed)) as SealedMail
    if (!isMailKind(kind)) throw new SealError(kind)
    const client = await findClientById(db, id)
    const { themeColor, look } = await siteConfig(tools, client)
    const { company } = client
    const language = languageOf(values)
    await bringLanguage(language)
    const written = speaking(language, () =>
      writeMail(kind, values, { company, themeColor, ...(look ? { look } : {}) }),
    )
    const { replyAddress: replyTo } = await findPolicy(db, id)
    return await postMail(settings, { ...written, to, guid, company, replyTo }, stop)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return { error: mailReasons.notRead, isFinal: true, isNoAddress: false, isUntried: true }
  }
}

/** What the values say; English where they say nothing. */
const languageOf = (values: object) => knownLanguage('language' in values ? values.language : null)

function resultOf(
  { now, environment }: MailTools,
  { error, isFinal, isUntried }: MailOutcome,
  claimed: ClaimedMail,
): MailResult {
  const base = { attempts: claimed.attempts + 1, lastError: error, nextAttemptAt: now(), isUntried }
  if (error === null) return { ...base, state: 'sent' }
  const wait = isFinal ? undefined : nextWait(environment.delivery.waitsMs, base.attempts, 0, Math.random())
  if (wait === undefined) return { ...base, state: 'failed' }
  return { ...base, state: 'waiting', nextAttemptAt: new Date(now().getTime() + wait) }
}
