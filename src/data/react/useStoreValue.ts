import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'
import { useHydrated } from './useHydrated'

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
