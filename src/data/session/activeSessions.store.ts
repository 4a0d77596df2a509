import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActiveSessions } from '../../schemas/accountSecurity/accountSecurity.types'
import { getBrowserStorage } from '../browser/storage'
import { createResource, type Resource } from '../http/createResource'
import type { Http } from '../http/lazyHttp'

/** The user's active sessions. Calls that end sessions reject with an `ApiError`. */
export interface ActiveSessionsPart {
  store: Resource<ActiveSessions>['store']
  /** Session ids of new devices whose notice was dismissed in this browser. */
  dismissed: StoreApi<readonly number[]>
  load: () => Promise<void>
  end: (id: number, currentPassword: string) => Promise<void>
  endOthers: (currentPassword: string) => Promise<void>
  /** Dismisses the notice in this browser only: an intruder cannot hide it from the user's other browsers. */
  see: (id: number) => void
}

const seenKey = 'foyer.devicesSeen'

export function createActiveSessions({ http }: { http: Http }): ActiveSessionsPart {
  const storage = getBrowserStorage('localStorage')
  const { store, ...active } = createResource<ActiveSessions>()
  const dismissed = createStore<readonly number[]>(() => (storage.get(seenKey) ?? '').split(' ').map(Number))
  let loading: Promise<void> | null = null
  const read = async () => (await http.get<ActiveSessions>('/api/ownSessions')).data
  const load = () => {
    loading ??= active.load(read).finally(() => {
      loading = null
    })
    return loading
  }
  const end = async (which: string, currentPassword: string) => {
    await http.post(`/api/ownSessions/${which}`, { currentPassword })
    await load()
  }
  return {
    store,
    dismissed,
    load,
    end: (id, currentPassword) => end(`${id}/end`, currentPassword),
    endOthers: (currentPassword) => end('endOthers', currentPassword),
    see: (id) => {
      dismissed.setState((ids) => [...ids, id].slice(-50), true)
      storage.set(seenKey, dismissed.getState().join(' '))
    },
  }
}
