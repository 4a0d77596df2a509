import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  ApplicationDetails,
  ApplicationListItem,
  ApplicationListPage,
  CsvColumn,
  ListedApplication,
  ResubmitResult,
} from '../../schemas/applications/application'
import { type ApiError, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'
import { getCursor, type LoadedPage } from '../http/pageCursors'
import { type ApplicationQuery, toApplicationParams } from './applicationParams'

type LoadResult<Data> =
  | { status: 'loading'; data: Data | null }
  | { status: 'ready'; data: Data }
  | { status: 'failed'; data: null; error: ApiError }

interface ApplicationsState {
  list: LoadResult<ApplicationListPage>
  details: (LoadResult<ApplicationDetails> & { id: number }) | null
}

/** The format and the columns of an export. */
export interface ExportOptions {
  format: 'csv' | 'xlsx'
  columns: readonly CsvColumn[]
  /** Whether to add a column for every answered question. */
  includesAnswers: boolean
}

export interface Applications {
  store: StoreApi<ApplicationsState>
  load: (query: ApplicationQuery) => Promise<void>
  /** Reloads the list as of now; `load` shows the list as of the time when it was opened. */
  refresh: () => Promise<void>
  /** Marks the list as left, so that opening its first page again takes a new snapshot. */
  markListAsLeft: () => void
  /** Reloads the list and the open application after a change. */
  reload: () => Promise<void>
  open: (id: number) => Promise<void>
  close: () => void
  /** Rejects with an `ApiError`; the list then stays as it is [AP-05]. */
  resubmit: (id: number) => Promise<void>
  /** Resubmits one by one, with a result for each; rejects with an `ApiError` when none could be tried. */
  resubmitAll: (ids: readonly number[]) => Promise<ResubmitResult[]>
  /** Resubmits up to 100 applications whose delivery failed. */
  resubmitFailed: () => Promise<void>
  /** Exports all applications that match the query's filters. */
  exportList: (query: ApplicationQuery, options: ExportOptions) => Promise<Blob>
  /** The documents of all applications that match the filters, or only of those in `ids`, as one zip file. */
  downloadDocuments: (query: ApplicationQuery, ids?: readonly number[]) => Promise<Blob>
  downloadAttachment: (id: number, attachmentId: number) => Promise<Blob>
  /** A secret answer, by its path in the answers. The server logs the access. */
  revealSecret: (id: number, path: string) => Promise<string>
  /** Reveals the applicant's identity in a blind review. The server logs the access. */
  revealIdentity: (id: number) => Promise<void>
  /** Discards all data when the session ends. */
  clear: () => void
}

/** Submitted applications of the client: one page of the list, and the open application. */
export function createApplications({ http }: { http: Http }): Applications {
  const empty: ApplicationsState = { list: { status: 'loading', data: null }, details: null }
  const store = createStore<ApplicationsState>(() => empty)
  let latestRequest = 0
  let currentQuery: ApplicationQuery | null = null
  let snapshot: Snapshot | null = null
  let isLeft = false

  const getParams = (query: ApplicationQuery): Record<string, string | number> => ({
    ...toApplicationParams(query),
    ...(snapshot?.key === getKey(query) ? { asOf: snapshot.asOf } : {}),
  })

  async function load(query: ApplicationQuery): Promise<void> {
    latestRequest += 1
    currentQuery = query
    // Use the snapshot's time for a later page. With the current time, the page would skip as many applications as
    // have left the view since then.
    if (isLeft && query.page === 1) snapshot = null
    isLeft = false
    const requestNumber = latestRequest
    store.setState(({ list }) => ({ list: { status: 'loading', data: list.data } }))
    let cursor = getCursor(snapshot, getKey(query), query.page)
    const requestPage = (page: number) =>
      toLoadResult(
        http.get<ApplicationListPage>('/api/applications', {
          params: { ...getParams({ ...query, page }), ...(cursor ? { cursor } : {}) },
        }),
      )
    let list = await requestPage(query.page)
    // A page beyond the last one falls back to page 1.
    if (list.data && list.data.pagination.page > Math.max(1, list.data.pagination.lastPage)) {
      cursor = null
      list = await requestPage(1)
    }
    if (requestNumber !== latestRequest) return
    if (list.data?.asOf) {
      const { asOf, cursors, pagination } = list.data
      snapshot = { key: getKey(query), asOf, page: pagination.page, cursor, ...cursors }
    }
    store.setState({ list })
  }

  async function refresh(): Promise<void> {
    snapshot = null
    if (currentQuery) await load(currentQuery)
  }

  /** Applies a change to the application's row in the list without reloading the list. */
  function updateListItem(id: number, change: Partial<ApplicationListItem>): void {
    store.setState(({ list }) => {
      if (!list.data) return {}
      const results = list.data.results.map((row) =>
        row.id === id ? updateIsInView({ ...row, ...change }, currentQuery?.filters ?? {}) : row,
      )
      return { list: { ...list, data: { ...list.data, results } } }
    })
  }

  async function open(id: number): Promise<void> {
    store.setState(({ details }) => ({
      details: { id, status: 'loading', data: details?.id === id ? details.data : null },
    }))
    const details = await toLoadResult(http.get<ApplicationDetails>(`/api/applicationDetails/${id}`))
    if (details.data) updateListItem(id, { isOpened: true })
    if (store.getState().details?.id === id) store.setState({ details: { ...details, id } })
  }

  async function reload(): Promise<void> {
    const openId = store.getState().details?.id
    await Promise.all([currentQuery && load(currentQuery), openId === undefined ? null : open(openId)])
  }

  async function resubmit(id: number): Promise<void> {
    await http.post('/api/resubmittedApplications/', { applicationId: id })
    updateListItem(id, unsentState)
    if (store.getState().details?.id === id) await open(id)
  }

  async function resubmitAll(ids: readonly number[]): Promise<ResubmitResult[]> {
    const { data } = await http.post<{ results: ResubmitResult[] }>('/api/resubmittedApplications/', {
      applicationIds: ids,
    })
    for (const { applicationId, result } of data.results) {
      if (result === 'queued') updateListItem(applicationId, unsentState)
    }
    const openId = store.getState().details?.id
    if (openId !== undefined && ids.includes(openId)) await open(openId)
    return data.results
  }

  async function resubmitFailed(): Promise<void> {
    const { data } = await http.get<ApplicationListPage>('/api/applications', {
      params: { deliveryState: 'failed', pageSize: 100, page: 1 },
    })
    const ids = data.results.map(({ id }) => id)
    if (ids.length > 0) await resubmitAll(ids)
  }

  async function downloadFile(address: string, query: ApplicationQuery, extraParams: object): Promise<Blob> {
    const { page: _page, pageSize: _size, ...filters } = getParams(query)
    const params = { ...filters, ...extraParams }
    return (await http.get<Blob>(address, { params, responseType: 'blob' })).data
  }

  return {
    store,
    load,
    refresh,
    markListAsLeft: () => {
      isLeft = true
    },
    reload,
    open,
    resubmit,
    resubmitAll,
    resubmitFailed,
    exportList: (query, { format, columns, includesAnswers }) =>
      downloadFile(`/api/applications.${format}`, query, {
        columns: columns.join(','),
        ...(includesAnswers ? { answers: true } : {}),
      }),
    downloadDocuments: (query, ids) =>
      downloadFile('/api/applications.zip', query, ids === undefined ? {} : { ids: ids.join(',') }),
    close: () => store.setState({ details: null }),
    downloadAttachment: async (id, attachmentId) =>
      (
        await http.get<Blob>(`/api/applicationDetails/${id}/attachments/${attachmentId}/data`, {
          responseType: 'blob',
        })
      ).data,
    revealSecret: async (id, path) =>
      (await http.post<{ answer: string }>(`/api/applicationDetails/${id}/secrets`, { path })).data.answer,
    revealIdentity: async (id) => {
      await http.post(`/api/applicationDetails/${id}/identity`)
      await reload()
    },
    clear: () => {
      snapshot = null
      store.setState(empty, true)
    },
  }
}

/** The list as of the time when it was opened, and the page that was loaded last. */
interface Snapshot extends LoadedPage {
  asOf: string
}

function getKey({ sort, filters }: ApplicationQuery): string {
  return JSON.stringify([sort, Object.entries(filters).sort()])
}

async function toLoadResult<Data>(request: Promise<{ data: Data }>): Promise<LoadResult<Data>> {
  try {
    return { status: 'ready', data: (await request).data }
  } catch (error) {
    return { status: 'failed', data: null, error: toApiError(error) }
  }
}

/** Row state after the server has queued an application again: it no longer counts as sent [AP-05]. */
const unsentState = { isSentToConnx: false, deliveryState: 'waiting', deliveryError: null } as const

/** Returns the row; `isInView` becomes false if the row no longer matches the filters. */
function updateIsInView(
  { isInView, ...row }: ListedApplication,
  { isOpened, isSentToConnx, delivery }: ApplicationQuery['filters'],
): ListedApplication {
  const status = delivery === 'failedToday' ? 'failed' : delivery
  const matchesFilters =
    (!isOpened || isOpened === String(row.isOpened)) &&
    (!isSentToConnx || isSentToConnx === String(row.isSentToConnx)) &&
    (!status || status === row.deliveryState)
  return { ...row, isInView: isInView && matchesFilters }
}
