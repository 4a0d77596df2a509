/** How many times something may happen in a time. */
export interface Allowance {
  times: number
  /** Milliseconds. */
  within: number
}

interface Count {
  taken: number
  until: number
}

const mostKeys = 50_000

/** Counts attempts by key, in memory: a restart forgets them. */
export class AttemptLimits {
  readonly #counts = new Map<string, Count>()
  readonly #enabled: boolean
  readonly #now: () => Date

  constructor(enabled: boolean, now: () => Date) {
    this.#enabled = enabled
    this.#now = now
  }

  /** Takes one attempt. @returns 0, or the seconds to wait when none is left. */
  take(key: string, allowance: Allowance): number {
    if (!this.#enabled) return 0
    const now = this.#now().getTime()
    const known = this.#counts.get(key)
    const count = known && known.until > now ? known : { taken: 0, until: now + allowance.within }
    if (count.taken >= allowance.times) return Math.ceil((count.until - now) / 1000)
    count.taken += 1
    this.#counts.delete(key)
    this.#counts.set(key, count)
    this.#forget(now)
    return 0
  }

  /** Gives an attempt back that turned out to be none, like a sign-in that succeeded. */
  giveBack(key: string): void {
    const count = this.#counts.get(key)
    if (count && count.taken > 0) count.taken -= 1
  }

  #forget(now: number): void {
    if (this.#counts.size <= mostKeys) return
    for (const [key, count] of this.#counts) if (count.until <= now) this.#counts.delete(key)
    for (const key of this.#counts.keys()) {
      if (this.#counts.size <= mostKeys) return
      this.#counts.delete(key)
    }
  }
}
