import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationListPage, ListedApplication } from '../../schemas/applications/application'
import type { ApplicationState } from '../../schemas/applications/applicationState'
import type { Http } from '../http/lazyHttp'
import { type ApplicationQuery, toApplicationParams } from './applicationParams'

/** Number of cards that a column loads at a time. */
const boardPageSize = 100

/** Largest page size of the API. */
const maxPageSize = 1000

/** One column of the board. */
export interface BoardColumn {
  cards: ListedApplication[]
  /** Number of applications in this state, loaded or not. */
  count: number
  /** True if the column could not be loaded. */
  hasFailed: boolean
}

export type BoardColumns = Partial<Record<ApplicationState, BoardColumn>>

export interface ApplicationBoardStore {
  store: StoreApi<BoardColumns>
  /** Loads the columns of these states; a column that shows more than one page keeps its length. */
  load: (query: ApplicationQuery, states: readonly ApplicationState[]) => Promise<void>
  /** Loads a further page of one column. */
  loadMore: (query: ApplicationQuery, state: ApplicationState) => Promise<void>
}

/** The columns of the board, loaded a page at a time. */
export function createApplicationBoard({ http }: { http: Http }): ApplicationBoardStore {
  const store = createStore<BoardColumns>(() => ({}))
  let latestRequest = 0

  async function loadColumnPage(
    query: ApplicationQuery,
    state: ApplicationState,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<void> {
    const requestNumber = latestRequest
    const params = {
      ...toApplicationParams({ ...query, page, filters: { ...query.filters, state } }),
      pageSize,
    }
    const column = await http.get<ApplicationListPage>('/api/applications', { params }).then(
      ({ data }): BoardColumn => ({
        cards: page === 1 ? data.results : addCards(getCards(state), data.results),
        count: data.pagination.recordCount,
        hasFailed: false,
      }),
      (): BoardColumn => ({ cards: [], count: 0, hasFailed: true }),
    )
    if (requestNumber === latestRequest) store.setState({ [state]: column })
  }

  const getCards = (state: ApplicationState) => store.getState()[state]?.cards ?? []
  return {
    store,
    load: async (query, states) => {
      latestRequest += 1
      const getPageSize = (state: ApplicationState) =>
        Math.min(maxPageSize, Math.max(boardPageSize, getCards(state).length))
      await Promise.all(
        states.map((state) => loadColumnPage(query, state, { page: 1, pageSize: getPageSize(state) })),
      )
    },
    loadMore: (query, state) => {
      const page = Math.floor(getCards(state).length / boardPageSize) + 1
      return loadColumnPage(query, state, { page, pageSize: boardPageSize })
    },
  }
}

/** Adds a page to the loaded cards. A new application shifts the pages, so a card can be on both. */
function addCards(cards: ListedApplication[], page: readonly ListedApplication[]): ListedApplication[] {
  const ids = new Set(cards.map(({ id }) => id))
  return [...cards, ...page.filter(({ id }) => !ids.has(id))]
}
