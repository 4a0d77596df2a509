import {
  type ClaimedMail,
  claimMail,
  clientsWithDueMail,
  releaseMailClaims,
} from '../../repositories/mail/mails'
import type { DueQueue } from '../delivery/outboxWorker'
import { type MailTools, sendMail } from './sendMail'

/** Beyond the server's time: to write the mail, and to settle. */
const marginMs = 10_000

/** Mail that waits to be sent. */
export function mailQueue(tools: MailTools): DueQueue<ClaimedMail> {
  const { db, now, settings } = tools
  return {
    leaseMs: settings.timeoutMs + marginMs,
    release: () => releaseMailClaims(db, now()),
    clientsWithDue: () => clientsWithDueMail(db, now()),
    claim: (clientId, taken) => claimMail(db, clientId, { ...taken, now: now() }),
    work: (client, claimed, stop) => sendMail(tools, client, claimed, stop),
  }
}
