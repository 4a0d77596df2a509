import { useDeferredValue, useSyncExternalStore } from 'react'

/** Code of its own chunk: null until it is there, 'failed' when the network did not bring it. */
export interface LazyPart<T> {
  /** Begins to load, unless that is done or under way; tries again what failed. */
  approach: () => void
  state: () => T | 'failed' | null
  subscribe: (listener: () => void) => () => void
}

/**
 * Code that loads on first approach and is there at once from then on. React's own `lazy` would suspend, and with that
 * replace the input in which a person has begun to type.
 */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let state: T | 'failed' | null = null
  let loading = false
  const listeners = new Set<() => void>()
  const settle = (next: T | 'failed') => {
    state = next
    loading = false
    for (const listener of [...listeners]) listener()
  }
  return {
    approach: () => {
      if (loading || (state !== null && state !== 'failed')) return
      loading = true
      load().then(settle, () => settle('failed'))
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** All that wait for it change when it comes: deferred, so that the page answers between one and the next. */
export function useLazyPart<T>(part: LazyPart<T>): T | 'failed' | null {
  return useDeferredValue(useSyncExternalStore(part.subscribe, part.state, notOnTheServer))
}

function notOnTheServer(): null {
  return null
}
