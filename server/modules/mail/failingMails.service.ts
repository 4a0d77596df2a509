import type { DeliverySettings } from '../../config/deliverySettings'
import type { Db } from '../../db/openDatabase'
import { type FailingMail, hasSentMailSince, listFailingMails } from './failingMails.repository'

/** Waits between attempts vary by a tenth, so a wait can be as short as this fraction of the configured wait. */
const minWaitFactor = 0.9

/** Returns the earliest time at which the last attempt can have failed, in milliseconds since 1970. */
function getEarliestFailureTime({ createdAt, attempts }: FailingMail, { waitsMs }: DeliverySettings): number {
  const totalWait = waitsMs.slice(0, Math.max(0, attempts - 1)).reduce((sum, wait) => sum + wait, 0)
  return Date.parse(createdAt) + totalWait * minWaitFactor
}

/**
 * Returns why mail cannot be sent, as text for the operator; undefined if no mail fails, or another mail was sent after
 * the earliest time at which the last failure can have happened. Ignores mails whose content was deleted because they
 * can never be sent, for example to addresses that do not exist.
 */
export async function findMailProblem(db: Db, settings: DeliverySettings): Promise<string | undefined> {
  const failingMails = (await listFailingMails(db)).filter(({ hasContent }) => hasContent)
  if (failingMails.length === 0) return undefined
  const lastFailure = Math.max(...failingMails.map((mail) => getEarliestFailureTime(mail, settings)))
  if (await hasSentMailSince(db, new Date(lastFailure))) return undefined
  const newestMail = failingMails.reduce((failingMail, other) =>
    other.id > failingMail.id ? other : failingMail,
  )
  const oldestMail = failingMails.reduce((failingMail, other) =>
    other.id < failingMail.id ? other : failingMail,
  )
  const reason = newestMail.lastError ?? oldestMail.lastError ?? 'The last attempt was broken off'
  return `Mail is not sent: ${reason}. Not sent: ${failingMails.length}, the oldest of ${oldestMail.createdAt}.`
}
