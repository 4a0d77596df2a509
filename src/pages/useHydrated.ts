import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False on the server and while the browser takes its page up, true from then on: for what only a browser knows (its
 * zone, its screen, who is signed in).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
