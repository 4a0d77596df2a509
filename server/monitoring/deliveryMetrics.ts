/** Delivery results of a client's back-office since this process started. */
interface DeliveryCounts {
  /** Code of the client. */
  client: string
  taken: number
  failed: number
  lastTakenAt: Date | null
  /** Error of the last attempt; null if it succeeded. */
  reason: string | null
}

/** Called when a back-office starts to fail or fails for another reason; null when it accepts applications again. */
type NoteChange = (client: string, reason: string | null) => void

/**
 * Counts deliveries per client for monitoring, and reports when a back-office starts to fail, fails differently or
 * recovers.
 */
export class DeliveryMetrics {
  readonly #counts = new Map<string, DeliveryCounts>()
  readonly #noteChange: NoteChange

  constructor(noteChange: NoteChange) {
    this.#noteChange = noteChange
  }

  /** @param reason why the attempt failed; null if it succeeded */
  note(client: string, reason: string | null, at: Date): void {
    const before = this.#counts.get(client) ?? { taken: 0, failed: 0, lastTakenAt: null, reason: null }
    this.#counts.set(client, {
      client,
      taken: before.taken + (reason === null ? 1 : 0),
      failed: before.failed + (reason === null ? 0 : 1),
      lastTakenAt: reason === null ? at : before.lastTakenAt,
      reason,
    })
    if (reason !== before.reason) this.#noteChange(client, reason)
  }

  byClient(): DeliveryCounts[] {
    return [...this.#counts.values()]
  }
}
