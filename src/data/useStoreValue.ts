import { type StoreApi, useStore } from 'zustand'

/** The selected part of a store's state; the component follows its changes. Above this floor nobody knows whose stores. */
export function useStoreValue<State, Value>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  select: (state: State) => Value,
): Value {
  return useStore(store, select)
}
