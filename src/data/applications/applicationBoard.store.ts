import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationListPage, ListedApplication } from '../../schemas/applications/application'
import type { ApplicationState } from '../../schemas/applications/applicationState'
import type { Http } from '../http/lazyHttp'
import { type ApplicationQuery, applicationsPageSize, toApplicationParams } from './applicationParams'

/** One column of the board. */
export interface BoardColumn {
  cards: ListedApplication[]
  /** Number of applications in this state, loaded or not. */
  count: number
  hasFailed: boolean
}

export type BoardColumns = Partial<Record<ApplicationState, BoardColumn>>

export interface ApplicationBoard {
  store: StoreApi<BoardColumns>
  /** Loads the columns of these states; a column that shows more than one page keeps its length. */
  load: (query: ApplicationQuery, states: readonly ApplicationState[]) => Promise<void>
  /** Loads a further page of one column. */
  more: (query: ApplicationQuery, state: ApplicationState) => Promise<void>
}

/** The columns of the board, loaded a page at a time. */
export function createApplicationBoard({ http }: { http: Http }): ApplicationBoard {
  const store = createStore<BoardColumns>(() => ({}))
  let latestRequest = 0

  async function fill(query: ApplicationQuery, state: ApplicationState, size: number): Promise<void> {
    const requestNumber = latestRequest
    const params = {
      ...toApplicationParams({ ...query, page: 1, filters: { ...query.filters, state } }),
      pageSize: Math.min(1000, size),
    }
    const column = await http.get<ApplicationListPage>('/api/applications', { params }).then(
      ({ data }): BoardColumn => ({
        cards: data.results,
        count: data.pagination.recordCount,
        hasFailed: false,
      }),
      (): BoardColumn => ({ cards: [], count: 0, hasFailed: true }),
    )
    if (requestNumber === latestRequest) store.setState({ [state]: column })
  }

  const countVisible = (state: ApplicationState) => store.getState()[state]?.cards.length ?? 0
  return {
    store,
    load: async (query, states) => {
      latestRequest += 1
      await Promise.all(
        states.map((state) => fill(query, state, Math.max(applicationsPageSize, countVisible(state)))),
      )
    },
    more: (query, state) => fill(query, state, countVisible(state) + applicationsPageSize),
  }
}
