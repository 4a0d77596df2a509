import {
  type ClaimedDelivery,
  claimDelivery,
  clientsWithDue,
  releaseClaims,
} from '../../repositories/delivery/dueDeliveries'
import type { Tracing } from '../operation/tracing'
import { type DeliveryTools, deliverApplication } from './deliverApplication'
import type { DeliveryRecord } from './deliveryRecord'
import type { DueQueue } from './outboxWorker'
import { addressRules } from './publicAddresses'

type Surroundings = Omit<DeliveryTools, 'rules' | 'noteOutcome' | 'stop'> & {
  /** Private addresses that the operator allows. */
  allow: readonly string[]
  record: DeliveryRecord
  /** Null: no traces are made. */
  tracing: Tracing | null
}

/** Beyond the receiver's time: to read and scan files, and to settle. Who has not settled by then has died. */
const marginMs = 25_000

/** Applications that wait for their clients' back-offices. */
export function deliveryQueue(surroundings: Surroundings): DueQueue<ClaimedDelivery> {
  const { db, now, allow, settings, record, tracing } = surroundings
  const rules = addressRules(allow)
  return {
    leaseMs: settings.timeoutMs + marginMs,
    release: () => releaseClaims(db, now()),
    clientsWithDue: () => clientsWithDue(db, now()),
    claim: (clientId, taken) => claimDelivery(db, clientId, { ...taken, now: now() }),
    work: ({ id, code }, claimed, stop) => {
      const noteOutcome = (reason: string | null) => record.note(code, reason, now())
      const tools = { ...surroundings, rules, noteOutcome, stop }
      return tracing ? traced(tracing, tools, { id, code }, claimed) : deliverApplication(tools, id, claimed)
    },
  }
}

/** With its outcome in a trace. */
function traced(
  tracing: Tracing,
  tools: DeliveryTools,
  { id, code }: { id: number; code: string },
  claimed: ClaimedDelivery,
): Promise<boolean> {
  return tracing.around('delivery', { 'foyer.client': code }, (note) => {
    const noteOutcome = (reason: string | null) => {
      note({
        'foyer.outcome': reason === null ? 'taken' : 'failed',
        ...(reason ? { 'foyer.reason': reason } : {}),
      })
      tools.noteOutcome(reason)
    }
    return deliverApplication({ ...tools, noteOutcome }, id, claimed)
  })
}
