import { useDeferredValue, useSyncExternalStore } from 'react'

/** Code in a separate chunk. The state is null until it is loaded, and 'failed' if loading failed. */
export interface LazyPart<T> {
  /** Starts loading unless the code is loaded or loading. Retries after a failure. */
  preload: () => void
  getState: () => T | 'failed' | null
  subscribe: (listener: () => void) => () => void
}

/**
 * Code that loads on first `preload` and is available synchronously after that. React's `lazy` would suspend, and so
 * replace an input in which the user is typing.
 */
export function createLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let state: T | 'failed' | null = null
  let isLoading = false
  const listeners = new Set<() => void>()
  const resolvePart = (next: T | 'failed') => {
    state = next
    isLoading = false
    for (const listener of [...listeners]) listener()
  }
  return {
    preload: () => {
      if (isLoading || (state !== null && state !== 'failed')) return
      isLoading = true
      load().then(resolvePart, () => resolvePart('failed'))
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Returns the loaded code. All components that wait for it re-render when it loads, so the update is deferred to keep
 * the page responsive.
 */
export function useLazyPart<T>(part: LazyPart<T>): T | 'failed' | null {
  return useDeferredValue(useSyncExternalStore(part.subscribe, part.getState, getServerState))
}

function getServerState(): null {
  return null
}
