import { createHmac } from 'node:crypto'
import type { Db } from '../../db/openDatabase'
import { findWindowEnd, giveAttemptBack, takeAttempt } from '../../repositories/sessions/attemptCounts'

/** How many times something may happen in a time. */
export interface Allowance {
  times: number
  /** Milliseconds. */
  within: number
}

interface LimitsOptions {
  db: Db
  /** What keys are hashed with: they are made of names and addresses, which nobody should find in the table. */
  key: Uint8Array
  enabled: boolean
  now: () => Date
}

/** Counts attempts by key, in the database: for all processes together, and across their restarts. */
export class AttemptLimits {
  readonly #options: LimitsOptions

  constructor(options: LimitsOptions) {
    this.#options = options
  }

  /** Takes one attempt. @returns 0, or the seconds to wait when none is left. */
  async take(key: string, { times, within }: Allowance): Promise<number> {
    const { db, enabled } = this.#options
    if (!enabled) return 0
    const now = this.#options.now()
    const hash = this.#hash(key)
    const until = new Date(now.getTime() + within)
    if (await takeAttempt(db, hash, { times, now, until })) return 0
    const end = (await findWindowEnd(db, hash)) ?? until
    return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  }

  /** Gives an attempt back that turned out to be none, like a sign-in that succeeded. */
  async giveBack(key: string): Promise<void> {
    if (this.#options.enabled) await giveAttemptBack(this.#options.db, this.#hash(key))
  }

  #hash(key: string): string {
    return createHmac('sha256', this.#options.key).update(key).digest('hex')
  }
}
