/** Intervals of background work in milliseconds. The API tests use shorter ones. */
export interface JobIntervals {
  /** Interval at which a worker looks for due jobs. */
  pollMs: number
  /** Interval at which scheduled changes of vacancies are applied. */
  scheduledChangesMs: number
  /** Interval at which processes exchange their call counts. */
  shareMs: number
  /** Bounds of a delayed task's random wait. */
  delay: { shortestMs: number; longestMs: number }
  /** Time that a stop waits for receivers; unanswered messages are due again afterwards. */
  stopMs: number
}

export const defaultIntervals: JobIntervals = {
  pollMs: 1000,
  scheduledChangesMs: 5000,
  shareMs: 1000,
  delay: { shortestMs: 1000, longestMs: 3000 },
  stopMs: 4000,
}

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs
const jitter = 0.1

/**
 * Returns the milliseconds until the next attempt; undefined after the last attempt.
 * @param delays wait after each failed attempt, in milliseconds
 * @param attempts number of attempts so far
 * @param retryAfterMs minimum wait that the receiver requests, up to a day
 * @param random 0 to 1; spreads the retries of deliveries that failed together
 */
export function getNextRetryDelay(
  delays: readonly number[],
  attempts: number,
  retryAfterMs: number,
  random: number,
): number | undefined {
  const delay = delays[attempts - 1]
  if (delay === undefined) return undefined
  const delayWithJitter = delay * (1 - jitter + 2 * jitter * random)
  return Math.round(Math.max(delayWithJitter, Math.min(retryAfterMs, dayMs)))
}

/** Parses a `Retry-After` header, in seconds or as a date, to milliseconds; 0 if it is invalid. */
export function parseRetryAfter(header: string | undefined, now: Date): number {
  if (!header) return 0
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * secondMs
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime())
}
