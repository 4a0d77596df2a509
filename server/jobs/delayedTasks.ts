import { defaultIntervals, type JobIntervals } from './jobDelays'

/**
 * Runs tasks after a random delay, by default of one to three seconds, so that the duration of this or the next
 * response does not disclose whether there was a task. Tasks are held in memory: a stop runs them at once, a killed
 * process loses them.
 */
export class DelayedTasks {
  readonly #delay: JobIntervals['delay']
  readonly #waiting = new Map<NodeJS.Timeout, () => void>()
  readonly #running = new Set<Promise<void>>()

  constructor({ delay }: Pick<JobIntervals, 'delay'> = defaultIntervals) {
    this.#delay = delay
  }

  /** @param task must not reject */
  add(task: () => Promise<void>): void {
    const run = () => {
      this.#waiting.delete(timer)
      const runningTask = task().finally(() => this.#running.delete(runningTask))
      this.#running.add(runningTask)
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
