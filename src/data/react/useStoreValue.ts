import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'
import { useHydrated } from './useHydrated'

/**
 * The selected part of a store's state; the component follows its changes. Above this floor nobody knows whose
 * stores. While the browser takes the server's page up, it is what the store began with, as the server had it.
 *
 * zustand's own hook takes the present state at once when the two differ, and all that stands below without a pause.
 */
export function useStoreValue<State, Value>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  select: (state: State) => Value,
): Value {
  const present = () => select(store.getState())
  const value = useSyncExternalStore(store.subscribe, present, present)
  return useHydrated() ? value : select(store.getInitialState())
}
