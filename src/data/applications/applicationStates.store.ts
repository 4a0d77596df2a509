import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type AssignableState,
  type LocalizedTemplate,
  type StateResult,
  stateMailDelayMs,
  type UndoResult,
} from '../../schemas/applications/applicationState'
import type { StoredTemplates } from '../../schemas/applications/applicationStateSettings'
import type { KeyValueStore } from '../browser/storage'
import type { Http } from '../http/lazyHttp'

/** The most recent state change, which can be undone. */
export interface StateChangeResult {
  /** Id of the change, for `undo`. */
  change: string
  state: AssignableState
  results: StateResult[]
}

/**
 * Sets the state of applications and manages the templates of messages to applicants. Calls reject with an `ApiError`.
 */
export interface StateChangeStore {
  store: StoreApi<StateChangeResult | null>
  loadTemplates: () => Promise<StoredTemplates>
  saveTemplates: (templates: Pick<StoredTemplates, 'templates' | 'translations'>) => Promise<void>
  /** Sets the state of the applications; the store then holds the results. */
  setState: (
    ids: readonly number[],
    state: AssignableState,
    message: LocalizedTemplate | null,
  ) => Promise<void>
  undo: (change: string) => Promise<UndoResult[]>
  dismiss: () => void
  /** Discards the change when the session ends. */
  clear: () => void
}

/** The state change as the tab stores it, so that it can still be undone after a reload of the page. */
interface StoredStateChange {
  /** Milliseconds since 1970. */
  at: number
  change: StateChangeResult
}

interface StateChangeTools {
  http: Http
  clientCode: string
  tabStore: KeyValueStore
  now: () => number
}

/** Creates the store; it starts with a change from before a reload while the mail about it still waits. */
export function createStateChangeStore({
  http,
  clientCode,
  tabStore,
  now,
}: StateChangeTools): StateChangeStore {
  const key = `foyer.stateChange.${clientCode}`
  const stored = JSON.parse(tabStore.get(key) ?? 'null') as StoredStateChange | null
  const store = createStore<StateChangeResult | null>(() =>
    stored && now() - stored.at < stateMailDelayMs ? stored.change : null,
  )
  const clear = () => {
    tabStore.remove(key)
    store.setState(null, true)
  }
  return {
    store,
    loadTemplates: async () => (await http.get<StoredTemplates>('/api/stateTemplates')).data,
    saveTemplates: async (templates) => {
      await http.put('/api/stateTemplates', templates)
    },
    setState: async (ids, state, message) => {
      const { data } = await http.post<{ change: string; results: StateResult[] }>('/api/applicationStates', {
        applicationIds: ids,
        state,
        words: message,
      })
      const change = { ...data, state }
      if (data.results.some(({ result }) => result === 'set'))
        tabStore.set(key, JSON.stringify({ at: now(), change } satisfies StoredStateChange))
      store.setState(change, true)
    },
    undo: async (change) => {
      const { data } = await http.post<{ results: UndoResult[] }>('/api/applicationStates/undo', { change })
      clear()
      return data.results
    },
    dismiss: clear,
    clear,
  }
}
