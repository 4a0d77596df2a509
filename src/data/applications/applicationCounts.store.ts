import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationCounts as Counts } from '../../schemas/applications/application'
import type { Http } from '../http/lazyHttp'
import { startOfToday } from './applicationParams'

/** Of everything that came in, or of Expressions of Interest alone. */
export type CountedKind = 'everything' | 'interests'

export interface ApplicationCounts {
  /** Null until they have come. */
  store: StoreApi<Record<CountedKind, Counts | null>>
  /** Brings them anew; where that fails, what is known stays. */
  load: (kind: CountedKind) => Promise<void>
}

/** How many applications wait to be looked at, for the administrators' bar and the inbox's views. */
export function createApplicationCounts({ http, now }: { http: Http; now: () => number }): ApplicationCounts {
  const store = createStore<Record<CountedKind, Counts | null>>(() => ({ everything: null, interests: null }))
  return {
    store,
    load: async (kind) => {
      const interests = kind === 'interests' ? { isExpressionOfInterest: true } : {}
      try {
        const params = { failedFromDate: startOfToday(now()), ...interests }
        const { data } = await http.get<Counts>('/api/applicationCounts', { params })
        store.setState({ [kind]: data })
      } catch {
        // A count that is missing keeps nobody from anything; 5xx and 401 are told by the client of the API.
      }
    },
  }
}
