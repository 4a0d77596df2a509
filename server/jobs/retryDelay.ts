const second = 1000
const day = 24 * 60 * 60 * second
const jitter = 0.1

/**
 * Milliseconds until the next attempt; undefined when that was the last.
 * @param waits what is waited after each attempt that failed, in milliseconds
 * @param attempts how many there have been
 * @param retryAfterMs what the receiver asks for: waited at least, up to a day
 * @param random 0 to 1, so that what failed together does not come back together
 */
export function nextRetryDelay(
  waits: readonly number[],
  attempts: number,
  retryAfterMs: number,
  random: number,
): number | undefined {
  const wait = waits[attempts - 1]
  if (wait === undefined) return undefined
  const jittered = wait * (1 - jitter + 2 * jitter * random)
  return Math.round(Math.max(jittered, Math.min(retryAfterMs, day)))
}

/** Milliseconds of a `Retry-After` header: seconds or a date; 0 when it says neither. */
export function retryAfterMs(header: string | undefined, now: Date): number {
  if (!header) return 0
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * second
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime())
}
