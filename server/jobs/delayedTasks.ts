import { type Pace, usualPace } from './pace'

/**
 * Runs tasks one to three seconds later, at random, so that neither an answer nor the calls right after it take longer
 * because of them. Tasks are kept in memory: a stop runs them at once, a killed process loses them.
 */
export class DelayedTasks {
  readonly #delay: Pace['delay']
  readonly #waiting = new Map<NodeJS.Timeout, () => void>()
  readonly #running = new Set<Promise<void>>()

  constructor({ delay }: Pick<Pace, 'delay'> = usualPace) {
    this.#delay = delay
  }

  /** @param task must not reject */
  add(task: () => Promise<void>): void {
    const run = () => {
      this.#waiting.delete(timer)
      const running = task().finally(() => this.#running.delete(running))
      this.#running.add(running)
    }
    const { shortestMs, longestMs } = this.#delay
    const timer = setTimeout(run, shortestMs + Math.random() * (longestMs - shortestMs))
    this.#waiting.set(timer, run)
  }

  /** Runs the waiting tasks and resolves when all have ended. */
  async stop(): Promise<void> {
    for (const [timer, run] of [...this.#waiting]) {
      clearTimeout(timer)
      run()
    }
    await Promise.all(this.#running)
  }
}
