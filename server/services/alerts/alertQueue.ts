import {
  type ClaimedAlert,
  claimAlert,
  clientsWithDueAlerts,
  releaseAlertClaims,
} from '../../repositories/mail/dueAlerts'
import type { DueQueue } from '../delivery/outboxWorker'
import { type AlertTools, lookForJobs } from './lookForJobs'

/** To read a list and write a mail down. */
const leaseMs = 30_000

/** Alerts that are to be looked at. */
export function alertQueue(tools: AlertTools): DueQueue<ClaimedAlert> {
  const { db, now } = tools
  return {
    leaseMs,
    release: () => releaseAlertClaims(db, now()),
    clientsWithDue: () => clientsWithDueAlerts(db, now()),
    claim: (clientId, taken) => claimAlert(db, clientId, { ...taken, now: now() }),
    work: (client, claimed) => lookForJobs(tools, client, claimed),
  }
}
