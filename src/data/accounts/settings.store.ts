import type { SettingsChange, UserSettings } from '../../schemas/settings/userSettings'
import { type ApiError, toApiError } from '../http/apiError'
import { createResource, type Resource } from '../http/createResource'
import { createIfMatchConfig, getEtag } from '../http/etags'
import { normalizeUserSettings } from '../site/clientSite.store'
import type { SiteTools } from '../site/createSite'

/** The settings with the ETag that identifies their revision. */
export interface SettingsVersion {
  settings: UserSettings
  etag: string | null
}

export interface Settings {
  store: Resource<SettingsVersion>['store']
  /** Reloads the settings from the server, because other users may have saved since the site was opened. */
  load: () => Promise<void>
  /** Fetches the stored settings without changing the store. Rejects with an `ApiError`. */
  loadNewest: () => Promise<SettingsVersion>
  /**
   * Resolves with null when saved, else with the server's error [API-06]; its status is 412 when another user has
   * saved since `etag`. A null `etag` skips that check and overwrites.
   */
  save: (change: SettingsChange, etag: string | null) => Promise<ApiError | null>
}

/** The client's settings as its administrator edits them [SE-01…SE-05]; saved changes show on the site at once. */
export function createClientSettings({ http, clientSite }: Pick<SiteTools, 'http' | 'clientSite'>): Settings {
  const { store, ...resource } = createResource<SettingsVersion>()

  async function loadNewest(): Promise<SettingsVersion> {
    const { data, headers } = await http.get<UserSettings>('/api/userSettings')
    return { settings: normalizeUserSettings(data), etag: getEtag(headers) }
  }

  /** Clears the previous settings first, because the form starts from the loaded ones. */
  function load(): Promise<void> {
    resource.clear()
    return resource.load(loadNewest)
  }

  async function save(change: SettingsChange, etag: string | null): Promise<ApiError | null> {
    try {
      const { headers } = await http.put('/api/userSettings', change, createIfMatchConfig(etag))
      const state = store.getState()
      if (state.status === 'ready') {
        const settings = { ...state.value.settings, ...change }
        resource.set({ settings, etag: getEtag(headers) })
        await clientSite.applySettings(settings)
      }
      return null
    } catch (error) {
      return toApiError(error)
    }
  }

  return { store, load, loadNewest, save }
}
