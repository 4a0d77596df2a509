import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

export const healthProblemKinds = ['clock', 'disk', 'back-office', 'configuration'] as const

/** What is not as it should be while the server answers: said to whoever runs it. */
export interface HealthProblem {
  what: (typeof healthProblemKinds)[number]
  /** The code of the client that it concerns; none where it concerns all of them. */
  client?: string
  /** In a sentence. */
  says: string
}

interface Surroundings {
  look: () => Promise<HealthProblem[]>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  onError: (error: unknown) => void
}

const everyMs = 5 * 60_000

/** Looks every five minutes for what no request would notice, and logs what begins and what is over. */
export class HealthWatch {
  readonly #surroundings: Surroundings
  readonly #stopping = new AbortController()
  #standing: readonly HealthProblem[] = []
  #loop: Promise<void> | undefined

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** What the last look found. */
  get standing(): readonly HealthProblem[] {
    return this.#standing
  }

  async look(): Promise<void> {
    const { look, log } = this.#surroundings
    const before = this.#standing
    this.#standing = await look()
    const wasThere = (one: HealthProblem, list: readonly HealthProblem[]) =>
      list.some(({ what }) => what === one.what)
    for (const trouble of this.#standing)
      if (!wasThere(trouble, before)) log.error({ trouble: trouble.what }, trouble.says)
    for (const { what } of before.filter((one) => !wasThere(one, this.#standing)))
      log.info({ trouble: what }, 'this is over')
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#loop
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    for (;;) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await this.look().catch(this.#surroundings.onError)
    }
  }
}
