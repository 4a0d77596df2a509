import type {
  BackOfficeChangeResult,
  BackOfficeState,
  BackOfficeTest,
  DeliveryDetails,
  DeliveryPage,
  DeliveryState,
  KeyRight,
  ListedKey,
  SitePlacement,
} from '../../schemas/connections/connections.types'
import type { Http } from '../http/lazyHttp'

/** Calls about the external connections of one client's site. All calls reject with an `ApiError`. */
export interface ConnectionsApi {
  getBackOffice: () => Promise<BackOfficeState>
  setAddress: (address: string) => Promise<BackOfficeChangeResult>
  removeBackOffice: () => Promise<void>
  /**
   * Creates a new signing secret, or stores the given one. The previous secret also signs for `overlapHours` hours.
   */
  rollSecret: (overlapHours: number, secret?: string) => Promise<BackOfficeChangeResult>
  revokeOldSecret: () => Promise<void>
  /** Pauses or resumes deliveries to the back-office. */
  setPaused: (isPaused: boolean) => Promise<void>
  /** Sends a test message to the back-office. */
  sendTestMessage: () => Promise<BackOfficeTest>
  listDeliveries: (state: DeliveryState | 'all', page: number) => Promise<DeliveryPage>
  getDelivery: (id: number) => Promise<DeliveryDetails>
  retryDelivery: (id: number) => Promise<void>
  /** @returns the number of deliveries that were queued */
  retryFailedDeliveries: () => Promise<number>
  getPlacement: () => Promise<SitePlacement>
  /** Origins separated by spaces; an empty string lets any page frame the site. */
  setFrameAncestors: (frames: string) => Promise<void>
  /** Reply-To address of the client's mail; an empty string sends replies to the sender address. */
  setReplyAddress: (address: string) => Promise<void>
  /** The number of days as typed, or 'never'. SuperUser only. */
  setRetainDays: (days: string) => Promise<void>
  listKeys: () => Promise<ListedKey[]>
  /** @returns the API key, which cannot be retrieved again */
  createKey: (name: string, rights: readonly KeyRight[]) => Promise<string>
  revokeKey: (id: number) => Promise<void>
}

/** Creates the calls for the client with the given code. */
export function createConnectionsApi({ http }: { http: Http }): {
  forClient: (clientCode: string) => ConnectionsApi
} {
  return {
    forClient: (clientCode) =>
      createConnectionCalls(http, `/api/connections/${encodeURIComponent(clientCode)}`),
  }
}

function createConnectionCalls(http: Http, path: string): ConnectionsApi {
  const backOfficePath = `${path}/backoffice`
  return {
    getBackOffice: async () => (await http.get<BackOfficeState>(backOfficePath)).data,
    setAddress: async (address) => (await http.put<BackOfficeChangeResult>(backOfficePath, { address })).data,
    removeBackOffice: async () => {
      await http.delete(backOfficePath)
    },
    rollSecret: async (overlapHours, secret) => {
      const body = { overlapHours, ...(secret === undefined ? {} : { secret }) }
      return (await http.post<BackOfficeChangeResult>(`${backOfficePath}/secrets`, body)).data
    },
    revokeOldSecret: async () => {
      await http.delete(`${backOfficePath}/secrets/old`)
    },
    setPaused: async (isPaused) => {
      await http.put(`${backOfficePath}/pause`, { isPaused })
    },
    sendTestMessage: async () => (await http.post<BackOfficeTest>(`${backOfficePath}/tests`)).data,
    listDeliveries: async (state, page) => {
      const params = { page, ...(state === 'all' ? {} : { state }) }
      return (await http.get<DeliveryPage>(`${path}/deliveries`, { params })).data
    },
    getDelivery: async (id) => (await http.get<DeliveryDetails>(`${path}/deliveries/${id}`)).data,
    retryDelivery: async (id) => {
      await http.post(`${path}/deliveries/${id}/retries`)
    },
    getPlacement: async () => (await http.get<SitePlacement>(`${path}/site`)).data,
    setFrameAncestors: async (frames) => {
      await http.put(`${path}/frames`, { frames })
    },
    setReplyAddress: async (address) => {
      await http.put(`${path}/replyAddress`, { address })
    },
    setRetainDays: async (days) => {
      await http.put(`${path}/retainDays`, { days })
    },
    listKeys: async () => (await http.get<ListedKey[]>(`${path}/keys`)).data,
    createKey: async (name, rights) =>
      (await http.post<{ key: string }>(`${path}/keys`, { name, may: rights })).data.key,
    revokeKey: async (id) => {
      await http.delete(`${path}/keys/${id}`)
    },
    retryFailedDeliveries: async () =>
      (await http.post<{ queued: number }>(`${path}/deliveries/retries`)).data.queued,
  }
}
