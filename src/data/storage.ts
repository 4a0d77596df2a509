/** The part of `Storage` that we use. */
export interface KeyValueStore {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * A browser's storage that never throws: a private window may refuse it and a full one may refuse to write. What can't
 * be kept is then only lost at the next reload.
 */
export function browserStore(area: StorageArea): KeyValueStore {
  const storage = (): Storage | null => (typeof window === 'undefined' ? null : window[area])
  const guarded = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => guarded(() => storage()?.getItem(key) ?? null, null),
    set: (key, value) => guarded(() => storage()?.setItem(key, value), undefined),
    remove: (key) => guarded(() => storage()?.removeItem(key), undefined),
  }
}
