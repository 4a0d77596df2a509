import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActiveSessions } from '../../schemas/accountSecurity/accountSecurity.types'
import { getBrowserStorage } from '../browser/storage'
import type { Http } from '../http/lazyHttp'

export interface ActiveSessionsState {
  status: 'loading' | 'ready' | 'failed'
  active: ActiveSessions
  /** Session ids of new devices whose notice was dismissed in this browser. */
  seen: readonly number[]
}

/** The user's active sessions. Calls that end sessions reject with an `ApiError`. */
export interface ActiveSessionsPart {
  store: StoreApi<ActiveSessionsState>
  load: () => Promise<void>
  end: (id: number, currentPassword: string) => Promise<void>
  endOthers: (currentPassword: string) => Promise<void>
  /** Dismisses the notice in this browser only: an intruder cannot hide it from the user's other browsers. */
  see: (id: number) => void
}

const seenKey = 'foyer.devicesSeen'

export function createActiveSessions({ http }: { http: Http }): ActiveSessionsPart {
  const storage = getBrowserStorage('localStorage')
  const store = createStore<ActiveSessionsState>(() => ({
    status: 'loading',
    active: { sessions: [], newDevices: [] },
    seen: (storage.get(seenKey) ?? '').split(' ').map(Number),
  }))
  let loading: Promise<void> | null = null
  const read = async () => {
    try {
      store.setState({ active: (await http.get<ActiveSessions>('/api/ownSessions')).data, status: 'ready' })
    } catch {
      store.setState({ status: 'failed' })
    }
  }
  const load = () => {
    loading ??= read().finally(() => {
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
    load,
    end: (id, currentPassword) => end(`${id}/end`, currentPassword),
    endOthers: (currentPassword) => end('endOthers', currentPassword),
    see: (id) => {
      const seen = [...store.getState().seen, id].slice(-50)
      storage.set(seenKey, seen.join(' '))
      store.setState({ seen })
    },
  }
}
