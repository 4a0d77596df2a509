/** The part of `Storage` that we use. */
export interface KeyValueStore {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * A browser's storage that never throws: a private window or a frame may refuse it and a full one may refuse to write.
 * What it does not take is kept in memory, and is only lost at the next reload.
 */
export function browserStore(area: StorageArea): KeyValueStore {
  const memory = new Map<string, string>()
  const storage = (): Storage | null => (typeof window === 'undefined' ? null : window[area])
  const guarded = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return work()
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      guarded(
        () => storage()?.getItem(key) ?? null,
        () => null,
      ),
    set: (key, value) =>
      guarded(
        () => {
          storage()?.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key)
      guarded(
        () => storage()?.removeItem(key),
        () => undefined,
      )
    },
  }
}

/** Keeps nothing. */
export const nothingKept: KeyValueStore = { get: () => null, set: () => undefined, remove: () => undefined }
