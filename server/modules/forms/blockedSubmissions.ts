import type { Db } from '../../db/openDatabase'
import { addBlockedSubmission } from './formGuards.repository'

/**
 * Why a submission was blocked: a filled honeypot field (`decoy`), a form token that is missing or invalid (`stamp`),
 * expired (`age`), too recent (`quick`) or used (`used`), or a proof of work that is missing or wrong (`work`).
 */
export const spamReasons = ['decoy', 'stamp', 'age', 'quick', 'used', 'work'] as const

export type SpamReason = (typeof spamReasons)[number]

/** The reasons shown to administrators: an expired token usually comes from a person who left the form open. */
export const automatedSpamReasons = spamReasons.filter((reason) => reason !== 'age')

/** Counts the submissions that this process blocked, by client and reason. Stores nothing about the sender. */
export class BlockedSubmissions {
  readonly #counts = new Map<string, { clientId: number; reason: SpamReason; count: number }>()

  record(clientId: number, reason: SpamReason): void {
    const key = `${clientId} ${reason}`
    const { count } = this.#counts.get(key) ?? { count: 0 }
    this.#counts.set(key, { clientId, reason, count: count + 1 })
  }

  list(): readonly { clientId: number; reason: SpamReason; count: number }[] {
    return [...this.#counts.values()]
  }
}

/** Counts a blocked submission: in memory for the metrics, and per day for the client's overview. */
export async function recordBlockedSubmission(
  { db, blockedSubmissions, now }: { db: Db; blockedSubmissions: BlockedSubmissions; now: () => Date },
  clientId: number,
  reason: SpamReason,
): Promise<void> {
  blockedSubmissions.record(clientId, reason)
  await addBlockedSubmission(db, clientId, now().toISOString().slice(0, 10), reason)
}
