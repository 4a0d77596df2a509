const minuteMs = 60_000

/** Backoff parameters. Attempts are delayed, never blocked for good: after the wait, another one is allowed. */
export interface Backoff {
  /** Number of attempts without a delay. */
  free: number
  /** Wait after the last free attempt, in milliseconds. It doubles with each further attempt, up to `longestMs`. */
  firstMs: number
  longestMs: number
  /** Attempts expire this long after the first one, or after the wait of the last one. Milliseconds. */
  forgottenMs: number
}

const forgottenMs = 15 * minuteMs

/** Backoff per counter. The number of free attempts comes from the environment. */
export const waits = {
  /** Attempts at one account from one address. */
  pair: { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, forgottenMs },
  /** Attempts at one account on a device that was signed in to it before. */
  device: { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, forgottenMs },
  /** Attempts at one account from any address, except on its known devices. */
  account: { firstMs: minuteMs / 12, longestMs: minuteMs, forgottenMs },
  /** Attempts from one address at any account, except on known devices. */
  address: { firstMs: minuteMs / 12, longestMs: 5 * minuteMs, forgottenMs },
} as const satisfies Record<string, Omit<Backoff, 'free'>>

/**
 * Backoff for the one-time codes of one account. Of a million codes three are valid at a time; an attacker who has
 * the password gets about a hundred attempts per day.
 */
export const codeBackoff: Backoff = {
  free: 5,
  firstMs: minuteMs / 2,
  longestMs: 15 * minuteMs,
  forgottenMs: 24 * 60 * minuteMs,
}

/** Stored state of one attempt counter. */
export interface AttemptState {
  taken: number
  nextAt: string
  until: string
}

/**
 * Returns the milliseconds until the next attempt is allowed: at most `longestMs`, even if the clock was set back.
 */
export function getWaitMs(state: AttemptState | undefined, pace: Backoff, now: Date): number {
  if (!state || state.taken < pace.free) return 0
  return Math.min(pace.longestMs, Math.max(0, Date.parse(state.nextAt) - now.getTime()))
}

/** Returns the counter's state after one more attempt. */
export function countAttempt(state: AttemptState | undefined, pace: Backoff, now: Date): AttemptState {
  const current = state && state.until > now.toISOString() ? state : undefined
  const attempts = (current?.taken ?? 0) + 1
  const excess = attempts - pace.free
  const waitMs = excess < 0 ? 0 : Math.min(pace.firstMs * 2 ** Math.min(excess, 30), pace.longestMs)
  const until = excess < 0 && current ? current.until : addMilliseconds(now, waitMs + pace.forgottenMs)
  return { taken: attempts, nextAt: addMilliseconds(now, waitMs), until }
}

function addMilliseconds(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}
