import type { Db } from '../../db/openDatabase'
import { addBlockedSubmission } from './formGuards.repository'

/**
 * Why a post was not taken at once: what nobody sees was filled in, it came from no page of ours, from one that was opened long
 * ago, from one that nobody can have filled in so soon, from one that has sent an application before, or without the work that the
 * client asks for.
 */
export const spamReasons = ['decoy', 'stamp', 'age', 'quick', 'used', 'work'] as const

export type SpamReason = (typeof spamReasons)[number]

/** A form that stood open for long is a person's as a rule: administrators are told of the others. */
export const automatedSpamReasons = spamReasons.filter((doubt) => doubt !== 'age')

/** How many posts this process has stopped, by client and by why; nothing of who sent them. */
export class BlockedSubmissions {
  readonly #counts = new Map<string, { clientId: number; doubt: SpamReason; count: number }>()

  note(clientId: number, doubt: SpamReason): void {
    const key = `${clientId} ${doubt}`
    const { count } = this.#counts.get(key) ?? { count: 0 }
    this.#counts.set(key, { clientId, doubt, count: count + 1 })
  }

  all(): readonly { clientId: number; doubt: SpamReason; count: number }[] {
    return [...this.#counts.values()]
  }
}

/** Counts one that was stopped: by this process for a monitor, by day for the client's overview. */
export async function recordBlockedSubmission(
  { db, stopped, now }: { db: Db; stopped: BlockedSubmissions; now: () => Date },
  clientId: number,
  doubt: SpamReason,
): Promise<void> {
  stopped.note(clientId, doubt)
  await addBlockedSubmission(db, clientId, now().toISOString().slice(0, 10), doubt)
}
