const windowMs = 60_000
/** Maximum number of line kinds to remember. Beyond it, all are forgotten, so each may be logged once more. */
const maxKinds = 200

/** Lets a line of one kind through once a minute, so that an outage does not fill the log. */
export class RepeatLimit {
  readonly #kinds = new Map<string, { startTime: number; suppressedCount: number }>()

  /**
   * @param kind lines of the same kind are repetitions
   * @param write writes the line; `repeated` is the number of suppressed lines of this kind since the last one
   */
  log(kind: string, write: (details: { repeated?: number }) => void): void {
    const currentMs = performance.now()
    const currentWindow = this.#kinds.get(kind)
    if (currentWindow && currentMs - currentWindow.startTime < windowMs) {
      currentWindow.suppressedCount += 1
      return
    }
    if (this.#kinds.size >= maxKinds) this.#kinds.clear()
    this.#kinds.set(kind, { startTime: currentMs, suppressedCount: 0 })
    write(
      currentWindow && currentWindow.suppressedCount > 0 ? { repeated: currentWindow.suppressedCount } : {},
    )
  }
}
