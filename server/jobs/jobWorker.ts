import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pace } from './pace'

export interface DueClient {
  id: number
  code: string
}

/** Rows that are to be worked off, client by client, each taken for a time. */
export interface JobQueue<Claimed> {
  /** How long one is taken for, in milliseconds: who has not settled it by then has died. */
  leaseMs: number
  /** What a killed process had taken is due again, where no other process can have it. */
  release: () => Promise<void>
  clientsWithDue: () => Promise<DueClient[]>
  claim: (clientId: number, taken: { claim: string; until: Date }) => Promise<Claimed | undefined>
  /** Does the work and settles it. @returns false when it could not be tried: the client's next turn comes later */
  work: (client: DueClient, claimed: Claimed, stop: AbortSignal) => Promise<boolean>
}

interface WorkerSurroundings {
  now: () => Date
  pace: Pick<Pace, 'pollMs' | 'stopMs'>
  /** What nobody foresaw, as when the database does not answer; the worker goes on. */
  onError: (error: unknown) => void
}

/** One receiver that hangs holds up its own client only. */
const lanesPerClient = 4
const lanesAtMost = 32

/** Works off what is due, of all clients, until it is stopped [contract §7]. */
export class JobWorker<Claimed> {
  readonly #queue: JobQueue<Claimed>
  readonly #surroundings: WorkerSurroundings
  readonly #lanes = new Map<Promise<void>, number>()
  readonly #stopping = new AbortController()
  readonly #interrupt = new AbortController()
  #loop: Promise<void> | undefined

  constructor(queue: JobQueue<Claimed>, surroundings: WorkerSurroundings) {
    this.#queue = queue
    this.#surroundings = surroundings
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Takes nothing more, gives receivers a moment to answer, and puts back what they did not answer. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#loop
    const timer = setTimeout(() => this.#interrupt.abort(), this.#surroundings.pace.stopMs)
    await Promise.all(this.#lanes.keys())
    clearTimeout(timer)
  }

  async #run(): Promise<void> {
    const { onError, pace } = this.#surroundings
    const { signal } = this.#stopping
    await this.#queue.release().catch(onError)
    while (!signal.aborted) {
      await this.#openLanes().catch(onError)
      await pause(pace.pollMs, undefined, { signal }).catch(() => {})
    }
  }

  async #openLanes(): Promise<void> {
    for (const client of await this.#queue.clientsWithDue()) {
      const busy = [...this.#lanes.values()].filter((id) => id === client.id).length
      for (let lane = busy; lane < lanesPerClient && this.#lanes.size < lanesAtMost; lane++) {
        this.#openLane(client)
      }
    }
  }

  #openLane(client: DueClient): void {
    const lane = this.#work(client)
      .catch(this.#surroundings.onError)
      .finally(() => this.#lanes.delete(lane))
    this.#lanes.set(lane, client.id)
  }

  /** One after the other while there are any. */
  async #work(client: DueClient): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const until = new Date(this.#surroundings.now().getTime() + this.#queue.leaseMs)
      const claimed = await this.#queue.claim(client.id, { claim: randomUUID(), until })
      if (!claimed || !(await this.#queue.work(client, claimed, this.#interrupt.signal))) return
    }
  }
}
