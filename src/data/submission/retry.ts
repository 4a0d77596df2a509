/** Seconds before the first automatic retry; each further wait doubles, up to `most`. */
const first = 20
const maxCount = 5 * 60

/** Schedules automatic retries. */
export interface Retry {
  /**
   * Schedules the next retry and replaces a scheduled one. It runs after a delay, or at once when the connection or
   * the page comes back.
   * @param attempts number of attempts so far
   * @param atLeast minimum delay in seconds that the server asked for
   */
  plan: (attempts: number, atLeast: number | null, again: () => void) => void
  stop: () => void
}

export function createRetry(random: () => number = Math.random): Retry {
  let stop: () => void = () => undefined
  return {
    stop: () => stop(),
    plan: (attempts, atLeast, again) => {
      stop()
      const due = () => {
        stop()
        again()
      }
      const retryWhenVisible = () => {
        if (document.visibilityState === 'visible') due()
      }
      const timer = setTimeout(due, 1000 * resendAfter(attempts, atLeast, random()))
      window.addEventListener('online', due)
      document.addEventListener('visibilitychange', retryWhenVisible)
      stop = () => {
        clearTimeout(timer)
        window.removeEventListener('online', due)
        document.removeEventListener('visibilitychange', retryWhenVisible)
        stop = () => undefined
      }
    },
  }
}

/**
 * The delay in seconds: at least half of the wait, plus a random part of the other half, so that clients do not all
 * return at the same time after an outage.
 */
export function resendAfter(attempts: number, atLeast: number | null, chance: number): number {
  const wait = Math.min(maxCount, first * 2 ** Math.max(0, attempts - 1))
  return Math.max(atLeast ?? 0, wait / 2) + (chance * wait) / 2
}
