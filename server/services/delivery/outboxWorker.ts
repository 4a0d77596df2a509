import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../db/openDatabase'
import type { DeliverySettings } from '../../environment/deliverySettings'
import {
  type ClaimedDelivery,
  claimDelivery,
  clientsWithDue,
  releaseClaims,
} from '../../repositories/delivery/dueDeliveries'
import type { FileStore } from '../files/fileStore'
import type { Scanner } from '../files/scanner'
import type { Tracing } from '../operation/tracing'
import type { Keys } from '../sessions/keys'
import { type DeliveryTools, deliverApplication } from './deliverApplication'
import type { DeliveryRecord } from './deliveryRecord'
import { addressRules } from './publicAddresses'

export interface WorkerSurroundings {
  db: Db
  files: FileStore
  scanner: Scanner | null
  keys: Pick<Keys, 'secrets'>
  now: () => Date
  /** Private addresses that the operator allows. */
  allow: readonly string[]
  settings: DeliverySettings
  record: DeliveryRecord
  /** Null: no traces are made. */
  tracing: Tracing | null
  /** What nobody foresaw, as when the database does not answer; the worker goes on. */
  onError: (error: unknown) => void
}

interface DueClient {
  id: number
  code: string
}

const pollMs = 1000
/** Beyond the receiver's time: to read and scan files, and to settle. Who has not settled by then has died. */
const marginMs = 25_000
/** One receiver that hangs holds up its own client only. */
const lanesPerClient = 4
const lanesAtMost = 32
/** How long a stop waits for receivers; what is still unanswered then is due again. */
const stopMs = 4000

/** Delivers what is due, of all clients, until it is stopped [contract §7]. */
export class OutboxWorker {
  readonly #surroundings: WorkerSurroundings
  readonly #lanes = new Map<Promise<void>, number>()
  readonly #stopping = new AbortController()
  readonly #interrupt = new AbortController()
  #loop: Promise<void> | undefined

  constructor(surroundings: WorkerSurroundings) {
    this.#surroundings = surroundings
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Takes nothing more, gives receivers a moment to answer, and puts back what they did not answer. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#loop
    const timer = setTimeout(() => this.#interrupt.abort(), stopMs)
    await Promise.all(this.#lanes.keys())
    clearTimeout(timer)
  }

  async #run(): Promise<void> {
    const { db, now, onError } = this.#surroundings
    const { signal } = this.#stopping
    await releaseClaims(db, now()).catch(onError)
    while (!signal.aborted) {
      await this.#openLanes().catch(onError)
      await pause(pollMs, undefined, { signal }).catch(() => {})
    }
  }

  async #openLanes(): Promise<void> {
    const { db, now } = this.#surroundings
    for (const client of await clientsWithDue(db, now())) {
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

  /** One delivery after the other while there are any. */
  async #work(client: DueClient): Promise<void> {
    const { db, now, allow, settings, record } = this.#surroundings
    const noteOutcome = (reason: string | null) => record.note(client.code, reason, now())
    const rules = addressRules(allow)
    const tools = { ...this.#surroundings, rules, noteOutcome, stop: this.#interrupt.signal }
    while (!this.#stopping.signal.aborted) {
      const until = new Date(now().getTime() + settings.timeoutMs + marginMs)
      const claimed = await claimDelivery(db, client.id, { claim: randomUUID(), now: now(), until })
      if (!claimed || !(await this.#deliver(client, claimed, tools))) return
    }
  }
  /** With its outcome in a trace, where traces are made. */
  #deliver({ id, code }: DueClient, claimed: ClaimedDelivery, tools: DeliveryTools): Promise<boolean> {
    const { tracing } = this.#surroundings
    if (!tracing) return deliverApplication(tools, id, claimed)
    return tracing.around('delivery', { 'foyer.client': code }, (note) => {
      const noteOutcome = (reason: string | null) => {
        note({
          'foyer.outcome': reason === null ? 'taken' : 'failed',
          ...(reason ? { 'foyer.reason': reason } : {}),
        })
        tools.noteOutcome(reason)
      }
      return deliverApplication({ ...tools, noteOutcome }, id, claimed)
    })
  }
}
