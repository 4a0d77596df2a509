import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Allowance } from '../config/limitSettings'
import type { Db } from '../db/openDatabase'
import { defaultIntervals, type JobIntervals } from '../jobs/jobDelays'
import { addCounts } from './rateLimiter.repository'

interface RateLimiterOptions {
  db: Db
  /** Key for hashing counter keys, which contain addresses that must not be stored in plain text. */
  key: Uint8Array
  now: () => Date
  intervals?: Pick<JobIntervals, 'shareMs'>
}

/** Calls of one key in a window that starts with the first call. */
interface Count {
  /** Milliseconds since 1970. */
  until: number
  /** Calls counted by all processes, as of the last exchange. */
  sharedCount: number
  /** Calls counted by this process that were not shared yet. */
  unsharedCount: number
  /** Length of the window, in milliseconds. */
  windowMs: number
}

/** One of the counters that a call counts in. */
export interface RateLimitRule {
  key: string
  allowance: Allowance
}

const maxKeys = 100_000
const batchSize = 500

/**
 * Rate limiter that counts calls by key. Each process counts in memory, so that a call needs no statement, and shares
 * its counts through the database once a second: all processes together exceed a limit by one second's calls at most.
 */
export class RateLimiter {
  readonly #options: RateLimiterOptions
  readonly #counts = new LRUCache<string, Count>({ max: maxKeys })
  readonly #stopping = new AbortController()
  #sharing: Promise<void> | undefined

  constructor(options: RateLimiterOptions) {
    this.#options = options
  }

  /** Counts a call in all counters, or in none. @returns 0, or the seconds to wait if a counter is exhausted */
  consume(rules: readonly RateLimitRule[]): number {
    const now = this.#options.now().getTime()
    const counts = rules.map(({ key, allowance }) => ({
      count: this.#getCount(key, allowance, now),
      allowance,
    }))
    const waits = counts.map(({ count, allowance }) =>
      count.sharedCount + count.unsharedCount < allowance.times ? 0 : count.until - now,
    )
    const wait = Math.max(0, ...waits)
    if (wait > 0) return Math.ceil(wait / 1000)
    for (const { count } of counts) count.unsharedCount += 1
    return 0
  }

  #getCount(key: string, { windowMs }: Allowance, now: number): Count {
    const existingCount = this.#counts.get(key)
    // A window that ends later than possible was started before the clock was set back.
    if (existingCount && existingCount.until > now && existingCount.until <= now + windowMs)
      return existingCount
    const newCount = { until: now + windowMs, sharedCount: 0, unsharedCount: 0, windowMs }
    this.#counts.set(key, newCount)
    return newCount
  }

  start(onError: (error: unknown) => void): void {
    this.#sharing ??= this.#run(onError)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#sharing
  }

  async #run(onError: (error: unknown) => void): Promise<void> {
    const { signal } = this.#stopping
    const { shareMs } = this.#options.intervals ?? defaultIntervals
    while (!signal.aborted) {
      await pause(shareMs, undefined, { signal, ref: false }).catch(() => {})
      await this.shareCounts().catch(onError)
    }
  }

  /** Exchanges counts with the other processes. */
  async shareCounts(): Promise<void> {
    const now = this.#options.now()
    const unsharedCounts = [...this.#counts].filter(
      ([, count]) => count.unsharedCount > 0 && count.until > now.getTime(),
    )
    for (const windowMs of new Set(unsharedCounts.map(([, count]) => count.windowMs))) {
      const windowCounts = unsharedCounts.filter(([, count]) => count.windowMs === windowMs)
      for (let from = 0; from < windowCounts.length; from += batchSize)
        await this.#exchange(windowCounts.slice(from, from + batchSize), now, windowMs)
    }
  }

  async #exchange(
    unsharedCounts: readonly (readonly [string, Count])[],
    now: Date,
    windowMs: number,
  ): Promise<void> {
    const { db, key: secret } = this.#options
    const sentCounts = new Map(
      unsharedCounts.map(([key, count]) => [
        createHmac('sha256', secret).update(key).digest('hex'),
        { count, taken: count.unsharedCount, until: new Date(count.until).toISOString() },
      ]),
    )
    const rows = [...sentCounts].map(([keyHash, { taken, until }]) => ({ keyHash, taken, until }))
    for (const { keyHash, taken, until } of await addCounts(db, rows, now, windowMs)) {
      const localCount = sentCounts.get(keyHash)
      if (localCount) Object.assign(localCount.count, mergeCounts(localCount, { taken, until }))
    }
  }
}

/** Returns the counts after an exchange. */
function mergeCounts(
  { count, taken }: { count: Count; taken: number },
  sharedTotal: { taken: number; until: string },
): Omit<Count, 'windowMs'> {
  return {
    unsharedCount: count.unsharedCount - taken,
    sharedCount: sharedTotal.taken,
    until: Date.parse(sharedTotal.until),
  }
}
