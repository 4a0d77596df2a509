/** What a client's back-office has answered since this process started. */
interface DeliveryCounts {
  /** The client's code. */
  client: string
  taken: number
  failed: number
  lastTakenAt: Date | null
  /** Of the last attempt; null when it was taken. */
  reason: string | null
}

/** A back-office that fails for another reason than before, or no longer; null: it takes applications again. */
type NoteChange = (client: string, reason: string | null) => void

/** Keeps what monitors ask of deliveries, by client, and says when a back-office begins to fail, fails otherwise or recovers. */
export class DeliveryMetrics {
  readonly #counts = new Map<string, DeliveryCounts>()
  readonly #noteChange: NoteChange

  constructor(noteChange: NoteChange) {
    this.#noteChange = noteChange
  }

  /** @param reason why an attempt failed; null when it was taken */
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
