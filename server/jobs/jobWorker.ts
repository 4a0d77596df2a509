import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { JobIntervals } from './jobDelays'

export interface ClientWithDueJobs {
  id: number
  code: string
}

/** A queue of jobs in the database, worked through per client; each job is claimed for a limited time. */
export interface JobQueue<Claimed> {
  /** Duration of a claim in milliseconds. A job that is not settled by then is available again. */
  leaseMs: number
  /** Releases the jobs claimed by a killed process, on databases that only one process uses. */
  release: () => Promise<void>
  listClientsWithDueJobs: () => Promise<ClientWithDueJobs[]>
  claim: (clientId: number, lease: { claim: string; leaseEnd: Date }) => Promise<Claimed | undefined>
  /**
   * Processes a job and settles it.
   * @returns false if it could not be attempted; the client's next turn is then delayed
   */
  process: (client: ClientWithDueJobs, claimed: Claimed, stop: AbortSignal) => Promise<boolean>
}

interface WorkerDependencies {
  now: () => Date
  intervals: Pick<JobIntervals, 'pollMs' | 'stopMs'>
  /** Logs an unexpected error (for example, a lost database connection) and lets the worker continue. */
  onError: (error: unknown) => void
}

/**
 * Lanes per client; each lane processes one job at a time. They are limited so that a hanging receiver delays only its
 * own client.
 */
const lanesPerClient = 4
const maxLanes = 32

/** Processes the due jobs of all clients until it is stopped [contract §7]. */
export class JobWorker<Claimed> {
  readonly #queue: JobQueue<Claimed>
  readonly #dependencies: WorkerDependencies
  /** The open lanes, each with the id of its client. */
  readonly #lanes = new Map<Promise<void>, number>()
  readonly #stopping = new AbortController()
  readonly #interrupt = new AbortController()
  #loop: Promise<void> | undefined

  constructor(queue: JobQueue<Claimed>, dependencies: WorkerDependencies) {
    this.#queue = queue
    this.#dependencies = dependencies
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Stops claiming jobs, gives receivers `stopMs` to answer, then aborts the unanswered jobs. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#loop
    const timer = setTimeout(() => this.#interrupt.abort(), this.#dependencies.intervals.stopMs)
    await Promise.all(this.#lanes.keys())
    clearTimeout(timer)
  }

  async #run(): Promise<void> {
    const { onError, intervals } = this.#dependencies
    const { signal } = this.#stopping
    await this.#queue.release().catch(onError)
    while (!signal.aborted) {
      await this.#openLanes().catch(onError)
      await pause(intervals.pollMs, undefined, { signal }).catch(() => {})
    }
  }

  async #openLanes(): Promise<void> {
    for (const client of await this.#queue.listClientsWithDueJobs()) {
      const usedLanes = [...this.#lanes.values()].filter((id) => id === client.id).length
      for (let lane = usedLanes; lane < lanesPerClient && this.#lanes.size < maxLanes; lane++) {
        this.#openLane(client)
      }
    }
  }

  #openLane(client: ClientWithDueJobs): void {
    const lane = this.#work(client)
      .catch(this.#dependencies.onError)
      .finally(() => this.#lanes.delete(lane))
    this.#lanes.set(lane, client.id)
  }

  /** Processes a client's due jobs one after the other. */
  async #work(client: ClientWithDueJobs): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const leaseEnd = new Date(this.#dependencies.now().getTime() + this.#queue.leaseMs)
      const claimedJob = await this.#queue.claim(client.id, { claim: randomUUID(), leaseEnd })
      if (!claimedJob || !(await this.#queue.process(client, claimedJob, this.#interrupt.signal))) return
    }
  }
}
