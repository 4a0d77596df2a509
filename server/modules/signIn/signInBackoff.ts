const minuteMs = 60_000

/** How attempts are slowed down. Never stopped: whoever waits has another one. */
export interface Backoff {
  /** So many come as quickly as they like. */
  free: number
  /** After the last of them there is a wait, which doubles with each that follows, up to a longest one. Milliseconds. */
  firstMs: number
  longestMs: number
  /** Attempts are forgotten this long after the first, or after the last one's wait. */
  forgottenMs: number
}

const forgottenMs = 15 * minuteMs

/** The waits of each count; how many are free the environment says. */
export const waits = {
  /** Of one account, from one address. */
  pair: { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, forgottenMs },
  /** Of one account, on a device on which it was signed in to before. */
  device: { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, forgottenMs },
  /** Of one account, from wherever; its own devices apart. */
  account: { firstMs: minuteMs / 12, longestMs: minuteMs, forgottenMs },
  /** From one address, at whichever accounts; their own devices apart. */
  address: { firstMs: minuteMs / 12, longestMs: 5 * minuteMs, forgottenMs },
} as const satisfies Record<string, Omit<Backoff, 'free'>>

/**
 * Of one account's codes. There are a million, three of which are right at a time: who has the password and does not give
 * up gets a hundred tries a day.
 */
export const codeBackoff: Backoff = {
  free: 5,
  firstMs: minuteMs / 2,
  longestMs: 15 * minuteMs,
  forgottenMs: 24 * 60 * minuteMs,
}

/** Where a count of attempts stands. */
export interface Standing {
  taken: number
  nextAt: string
  until: string
}

/** Milliseconds until the next attempt may come: never more than the pace has, also after the clock was set back. */
export function waitOf(standing: Standing | undefined, pace: Backoff, now: Date): number {
  if (!standing || standing.taken < pace.free) return 0
  return Math.min(pace.longestMs, Math.max(0, Date.parse(standing.nextAt) - now.getTime()))
}

/** Where it stands after one more. */
export function afterOneMore(standing: Standing | undefined, pace: Backoff, now: Date): Standing {
  const known = standing && standing.until > now.toISOString() ? standing : undefined
  const taken = (known?.taken ?? 0) + 1
  const over = taken - pace.free
  const waitMs = over < 0 ? 0 : Math.min(pace.firstMs * 2 ** Math.min(over, 30), pace.longestMs)
  const until = over < 0 && known ? known.until : at(now, waitMs + pace.forgottenMs)
  return { taken, nextAt: at(now, waitMs), until }
}

function at(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}
