import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CustomStatesUpdate, KnownStates } from '../../schemas/applications/customState'
import type { Http } from '../http/lazyHttp'

export interface CustomStatesStore {
  /** The client's custom states; null until the first request for them has ended. */
  store: StoreApi<KnownStates | null>
  /** Loads the states. If the request fails, the earlier ones stay, or the lists are empty if there are none. */
  load: () => Promise<void>
  /** Rejects with an `ApiError`. */
  save: (change: CustomStatesUpdate) => Promise<void>
}

/** The states that the client added, for the inbox and the settings. */
export function createCustomStates({ http }: { http: Http }): CustomStatesStore {
  const path = '/api/customStates'
  const store = createStore<KnownStates | null>(() => null)
  return {
    store,
    load: () =>
      http.get<KnownStates>(path).then(
        ({ data }) => store.setState(data, true),
        () => store.setState((knownStates) => knownStates ?? { states: [], deleted: [] }, true),
      ),
    save: async (change) => {
      const { data } = await http.put<KnownStates>(path, change)
      store.setState(data, true)
    },
  }
}
