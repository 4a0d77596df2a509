import { setTimeout as pause } from 'node:timers/promises'

/** Repeats a step in the background until it is stopped. It does not keep the process running. */
export class BackgroundLoop {
  readonly #step: () => Promise<number>
  readonly #firstPauseMs: number
  readonly #stopping = new AbortController()
  #loop: Promise<void> | undefined

  /**
   * @param step returns the pause before it runs again, in milliseconds; it must not reject
   * @param firstPauseMs the pause before the first run
   */
  constructor(step: () => Promise<number>, firstPauseMs = 0) {
    this.#step = step
    this.#firstPauseMs = firstPauseMs
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#loop
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    let pauseMs = this.#firstPauseMs
    while (!signal.aborted) {
      if (pauseMs > 0) await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) pauseMs = await this.#step()
    }
  }
}
