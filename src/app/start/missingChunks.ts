import type { KeyValueStore } from '../../data/browser/storage'

const missing = new WeakSet<object>()
const reloadKey = 'foyer.reloadedAt'
/** Milliseconds in which a page that reloaded itself does not do so again. */
const patience = 60_000

/**
 * Remembers which errors were code that did not come: the bundler raises an event for each, then throws it [ER-05].
 * Nobody prevents that here: whoever asked for the code hears of it.
 */
export function noteMissingChunks(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) missing.add(payload)
  })
}

/**
 * Whether a page that this error broke should be loaded anew: its code was not there, which is what a tab meets that
 * was open while another build went live. Says yes once a minute, and never where it can't remember having said so.
 */
export function isWorthReloading(error: unknown, kept: KeyValueStore, now: number): boolean {
  if (typeof error !== 'object' || error === null || !missing.has(error) || !navigator.onLine) return false
  const before = Number(kept.get(reloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now - before < patience) return false
  kept.set(reloadKey, String(now))
  return kept.get(reloadKey) === String(now)
}
