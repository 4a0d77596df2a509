/** The subset of `Storage` that the site uses. */
export interface KeyValueStore {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * A browser storage that never throws: private windows and frames may deny access, and a full storage rejects writes.
 * Values that the storage does not accept stay in memory until the page is reloaded.
 */
export function getBrowserStorage(area: StorageArea): KeyValueStore {
  const memory = new Map<string, string>()
  const getStorage = (): Storage | null => (typeof window === 'undefined' ? null : window[area])
  const tryStorage = <T>(access: () => T, fallback: () => T): T => {
    try {
      return access()
    } catch {
      return fallback()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      tryStorage(
        () => getStorage()?.getItem(key) ?? null,
        () => null,
      ),
    set: (key, value) =>
      tryStorage(
        () => {
          getStorage()?.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key)
      tryStorage(
        () => getStorage()?.removeItem(key),
        () => undefined,
      )
    },
  }
}

/** A store that discards all values. */
export const discardingStore: KeyValueStore = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
}
