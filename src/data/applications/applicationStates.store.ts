import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  AssignableState,
  LocalizedTemplate,
  StateResult,
  UndoResult,
} from '../../schemas/applications/applicationState'
import type { StoredTemplates } from '../../schemas/applications/applicationStateSettings'
import type { Http } from '../http/lazyHttp'

/** The most recent state change, which can be undone. */
export interface StateChangeResult {
  /** Id of the change, for `undo`. */
  change: string
  state: AssignableState
  results: StateResult[]
}

/**
 * Sets the state of applications and manages the message templates to applicants. Calls reject with an `ApiError`.
 */
export interface StateChangeStore {
  store: StoreApi<StateChangeResult | null>
  loadTemplates: () => Promise<StoredTemplates>
  saveTemplates: (templates: Pick<StoredTemplates, 'templates' | 'translations'>) => Promise<void>
  /** Sets the state of the applications; the store then holds the results. */
  set: (ids: readonly number[], state: AssignableState, message: LocalizedTemplate | null) => Promise<void>
  undo: (change: string) => Promise<UndoResult[]>
  dismiss: () => void
}

export function createStateChangeStore({ http }: { http: Http }): StateChangeStore {
  const store = createStore<StateChangeResult | null>(() => null)
  return {
    store,
    loadTemplates: async () => (await http.get<StoredTemplates>('/api/stateTemplates')).data,
    saveTemplates: async (templates) => {
      await http.put('/api/stateTemplates', templates)
    },
    set: async (ids, state, message) => {
      const { data } = await http.post<{ change: string; results: StateResult[] }>('/api/applicationStates', {
        applicationIds: ids,
        state,
        words: message,
      })
      store.setState({ ...data, state }, true)
    },
    undo: async (change) => {
      const { data } = await http.post<{ results: UndoResult[] }>('/api/applicationStates/undo', { change })
      store.setState(null, true)
      return data.results
    },
    dismiss: () => store.setState(null, true),
  }
}
