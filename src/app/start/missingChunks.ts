import type { KeyValueStore } from '../../data/browser/storage'

const reportedErrors = new WeakSet<object>()
const reloadKey = 'foyer.reloadedAt'
/** Milliseconds in which a page does not reload itself again. */
const reloadCooldown = 60_000

/**
 * Records errors of code that failed to load: the bundler dispatches an event for each before throwing it [ER-05].
 * The event's default is not prevented, so the import still rejects.
 */
export function noteMissingChunks(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) reportedErrors.add(payload)
  })
}

/**
 * Claims a reload of the page after an error about missing code, which happens in a tab that was open during a
 * deployment. Stores the time of the reload. Returns true once a minute at most, and never if the time cannot be stored.
 */
export function claimReload(error: unknown, storage: KeyValueStore, now: number): boolean {
  if (typeof error !== 'object' || error === null || !reportedErrors.has(error) || !navigator.onLine)
    return false
  const lastReloadAt = Number(storage.get(reloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now - lastReloadAt < reloadCooldown) return false
  storage.set(reloadKey, String(now))
  return storage.get(reloadKey) === String(now)
}
