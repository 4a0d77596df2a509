import { setTimeout as pause } from 'node:timers/promises'
import { makeDueChanges } from './scheduleChange'
import type { Working } from './writeOwnVacancy'

const everyMs = 5000

/** Makes scheduled changes of open vacancies when their moment has come; after a restart those that were missed. */
export class ChangeWorker {
  readonly #context: Working & { onError: (error: unknown) => void }
  readonly #stopping = new AbortController()
  #loop: Promise<void> | undefined

  constructor(context: Working & { onError: (error: unknown) => void }) {
    this.#context = context
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
    while (!signal.aborted) {
      await makeDueChanges(this.#context).catch(this.#context.onError)
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
}
