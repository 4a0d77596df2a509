const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  count: number
  seconds: number
  /** Number of requests up to each of the `bounds`. */
  cumulativeCounts: number[]
}

/** Records number and duration of requests by method, route template and status, never by the actual URL. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>()

  recordResponse({
    method,
    route,
    status,
    seconds,
  }: {
    method: string
    route: string
    status: number
    seconds: number
  }): void {
    const labels = `method="${method}",route="${route.replaceAll('"', '')}",status="${status}"`
    const series = this.#series.get(labels) ?? { count: 0, seconds: 0, cumulativeCounts: bounds.map(() => 0) }
    series.count += 1
    series.seconds += seconds
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) series.cumulativeCounts[index] = (series.cumulativeCounts[index] ?? 0) + 1
    this.#series.set(labels, series)
  }

  /** Returns the histogram in the text format of Prometheus. */
  formatLines(): string[] {
    const name = 'foyer_http_request_duration_seconds'
    const lines = [
      `# HELP ${name} Time to answer requests, by method, route and status.`,
      `# TYPE ${name} histogram`,
    ]
    for (const [labels, { count, seconds, cumulativeCounts }] of this.#series) {
      for (const [index, bound] of bounds.entries()) {
        lines.push(`${name}_bucket{${labels},le="${bound}"} ${cumulativeCounts[index] ?? 0}`)
      }
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`)
      lines.push(`${name}_sum{${labels}} ${seconds.toFixed(6)}`, `${name}_count{${labels}} ${count}`)
    }
    return lines
  }
}

/** Delivery results of a client's back-office since this process started. */
interface DeliveryCounts {
  /** Code of the client. */
  client: string
  acceptedCount: number
  failedCount: number
  lastAcceptedAt: Date | null
  /** Error of the last attempt; null if it succeeded. */
  reason: string | null
}

/** Called when a back-office starts to fail or fails for another reason; `reason` is null when it accepts
 * applications again. */
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
  recordAttempt(client: string, reason: string | null, now: Date): void {
    const previousCounts = this.#counts.get(client) ?? {
      acceptedCount: 0,
      failedCount: 0,
      lastAcceptedAt: null,
      reason: null,
    }
    this.#counts.set(client, {
      client,
      acceptedCount: previousCounts.acceptedCount + (reason === null ? 1 : 0),
      failedCount: previousCounts.failedCount + (reason === null ? 0 : 1),
      lastAcceptedAt: reason === null ? now : previousCounts.lastAcceptedAt,
      reason,
    })
    if (reason !== previousCounts.reason) this.#noteChange(client, reason)
  }

  getCountsByClient(): DeliveryCounts[] {
    return [...this.#counts.values()]
  }
}
