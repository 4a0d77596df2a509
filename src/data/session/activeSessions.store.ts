import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActiveSessions } from '../../schemas/accountSecurity/accountSecurity.types'
import { getBrowserStorage } from '../browser/storage'
import { createResource, type Resource } from '../http/createResource'
import type { Http } from '../http/lazyHttp'

/** The user's active sessions. Calls that end sessions reject with an `ApiError`. */
export interface ActiveSessionsStore {
  store: Resource<ActiveSessions>['store']
  /** Session ids of new devices whose notice was dismissed in this browser. */
  dismissedIds: StoreApi<readonly number[]>
  load: () => Promise<void>
  endSession: (id: number, currentPassword: string) => Promise<void>
  endOthers: (currentPassword: string) => Promise<void>
  /** Dismisses the notice in this browser only: an intruder cannot hide it from the user's other browsers. */
  dismiss: (id: number) => void
}

const dismissedKey = 'foyer.devicesSeen'

export function createActiveSessions({ http }: { http: Http }): ActiveSessionsStore {
  const storage = getBrowserStorage('localStorage')
  const { store, ...resource } = createResource<ActiveSessions>()
  const dismissedIds = createStore<readonly number[]>(() =>
    (storage.get(dismissedKey) ?? '').split(' ').map(Number),
  )
  let loading: Promise<void> | null = null
  const read = async () => (await http.get<ActiveSessions>('/api/ownSessions')).data
  const load = () => {
    loading ??= resource.load(read).finally(() => {
      loading = null
    })
    return loading
  }
  const endSession = async (path: string, currentPassword: string) => {
    await http.post(`/api/ownSessions/${path}`, { currentPassword })
    await load()
  }
  return {
    store,
    dismissedIds,
    load,
    endSession: (id, currentPassword) => endSession(`${id}/end`, currentPassword),
    endOthers: (currentPassword) => endSession('endOthers', currentPassword),
    dismiss: (id) => {
      dismissedIds.setState((ids) => [...ids, id].slice(-50), true)
      storage.set(dismissedKey, dismissedIds.getState().join(' '))
    },
  }
}
