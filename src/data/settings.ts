import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SettingsChange, UserSettings } from '../schemas/userSettings'
import { type ApiError, asApiError } from './apiError'
import type { Http } from './lazyHttp'
import { readUserSettings } from './readUserSettings'

type SettingsState =
  | { status: 'loading' }
  | { status: 'ready'; settings: UserSettings }
  | { status: 'failed'; error: ApiError }

export interface Settings {
  store: StoreApi<SettingsState>
  /** Asks the server anew: others may have saved since the site was opened. */
  load: () => Promise<void>
  /** Null when saved, else what the server found [API-06]. */
  save: (change: SettingsChange) => Promise<ApiError | null>
}

interface SettingsOptions {
  http: Http
  onSaved: (settings: UserSettings) => Promise<void>
}

/** The client's settings as its administrator edits them [SE-01…SE-05]. */
export function createSettings({ http, onSaved }: SettingsOptions): Settings {
  const store = createStore<SettingsState>(() => ({ status: 'loading' }))

  async function load(): Promise<void> {
    store.setState({ status: 'loading' }, true)
    try {
      const { data } = await http.get<UserSettings>('/api/userSettings')
      store.setState({ status: 'ready', settings: readUserSettings(data) }, true)
    } catch (error) {
      store.setState({ status: 'failed', error: asApiError(error) }, true)
    }
  }

  async function save(change: SettingsChange): Promise<ApiError | null> {
    try {
      await http.put('/api/userSettings', change)
    } catch (error) {
      return asApiError(error)
    }
    const state = store.getState()
    if (state.status === 'ready') {
      const settings = { ...state.settings, ...change }
      store.setState({ status: 'ready', settings }, true)
      await onSaved(settings)
    }
    return null
  }

  return { store, load, save }
}
