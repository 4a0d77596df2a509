/** Seconds before the first try by itself; each further one waits twice as long, up to the most. */
const first = 20
const most = 5 * 60

/** Tries again by itself what did not get through. */
export interface Retry {
  /**
   * Plans the next try, in place of one that was planned: after a while, and at once when the connection or the page comes back.
   * @param tries how many there were @param atLeast seconds that the server asked for
   */
  plan: (tries: number, atLeast: number | null, again: () => void) => void
  stop: () => void
}

export function createRetry(random: () => number = Math.random): Retry {
  let stop: () => void = () => undefined
  return {
    stop: () => stop(),
    plan: (tries, atLeast, again) => {
      stop()
      const due = () => {
        stop()
        again()
      }
      const seen = () => {
        if (document.visibilityState === 'visible') due()
      }
      const timer = setTimeout(due, 1000 * resendAfter(tries, atLeast, random()))
      window.addEventListener('online', due)
      document.addEventListener('visibilitychange', seen)
      stop = () => {
        clearTimeout(timer)
        window.removeEventListener('online', due)
        document.removeEventListener('visibilitychange', seen)
        stop = () => undefined
      }
    },
  }
}

/**
 * Seconds: at least half of the wait, and a part of the other half by chance, so that those whom one outage stopped don't come back at
 * one moment.
 */
export function resendAfter(tries: number, atLeast: number | null, chance: number): number {
  const wait = Math.min(most, first * 2 ** Math.max(0, tries - 1))
  return Math.max(atLeast ?? 0, wait / 2) + (chance * wait) / 2
}
