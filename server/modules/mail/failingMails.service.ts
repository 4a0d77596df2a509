import type { DeliverySettings } from '../../config/deliverySettings'
import type { Db } from '../../db/openDatabase'
import { type FailingMail, hasSentMailSince, listFailingMails } from './mails.repository'

/** Waits are varied by a tenth. */
const shortestWait = 0.9

/** The earliest moment at which the last attempt can have failed. */
function failedAfter({ createdAt, attempts }: FailingMail, { waitsMs }: DeliverySettings): number {
  const waited = waitsMs.slice(0, Math.max(0, attempts - 1)).reduce((sum, wait) => sum + wait, 0)
  return Date.parse(createdAt) + waited * shortestWait
}

/**
 * Why mail does not go out, in a sentence; undefined where it does: no mail failed, or another was sent after the last one failed. A
 * mail whose address does not exist is no problem of the installation.
 */
export async function findMailProblem(db: Db, settings: DeliverySettings): Promise<string | undefined> {
  const failing = (await listFailingMails(db)).filter(({ canBeSent }) => canBeSent)
  if (failing.length === 0) return undefined
  const lastFailure = Math.max(...failing.map((mail) => failedAfter(mail, settings)))
  if (await hasSentMailSince(db, new Date(lastFailure))) return undefined
  const newest = failing.reduce((one, other) => (other.id > one.id ? other : one))
  const oldest = failing.reduce((one, other) => (other.id < one.id ? other : one))
  const reason = newest.lastError ?? oldest.lastError ?? 'The last attempt was broken off'
  return `Mail is not sent: ${reason}. Not sent: ${failing.length}, the oldest of ${oldest.createdAt}.`
}
