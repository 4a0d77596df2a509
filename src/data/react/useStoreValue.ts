import { createContext, useContext, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'

/**
 * Subscribes to the selected part of a store's state. Components do not depend on the state library. During hydration
 * it returns the initial state, because the server rendered with that.
 *
 * zustand's own hook re-renders the whole subtree synchronously when the initial and the current state differ.
 */
export function useStoreValue<State, Value>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  select: (state: State) => Value,
): Value {
  const getSnapshot = () => select(store.getState())
  const value = useSyncExternalStore(store.subscribe, getSnapshot, getSnapshot)
  return useHydrated() ? value : select(store.getInitialState())
}

/** The value of `useHydrated`. A page that only the browser renders sets no provider, so it is true there. */
export const HydratedContext = createContext(true)

/**
 * False on the server and during hydration, true afterwards. For values that only the browser knows (time zone,
 * screen, signed-in user).
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}
