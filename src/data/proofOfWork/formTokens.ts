import type { SiteTools } from '../site/createSite'

type Headers = Record<string, string>

/** The form tokens of this tab's applications, by vacancy, as request headers. */
export interface FormTokens {
  /**
   * Returns the headers of the token that was requested. Without one, requests it if the client requires one; otherwise
   * resolves with none. Also empty if the request fails.
   */
  getHeaders: (vacancyGuid: string) => Promise<Headers>
  /**
   * Requests a token when the form is begun, unless there is one: it proves that the form was begun before the job
   * closed, and the job may be closed at any time. Call it again on later focus, in case a request failed.
   */
  requestIfMissing: (vacancyGuid: string) => void
  /** Requests a new token, after the server has rejected the present one. */
  refresh: (vacancyGuid: string) => Promise<Headers>
  /** Discards the token after a successful submission: the next application needs a new one. */
  discard: (vacancyGuid: string) => void
}

export function createFormTokens({
  clientCode,
  clientSite,
  isPreview,
}: Pick<SiteTools, 'clientCode' | 'clientSite' | 'isPreview'>): FormTokens {
  const requests = new Map<string, Promise<Headers>>()
  const refresh = (guid: string) => {
    const headersRequest = import('./solveProofOfWork').then(
      ({ obtainFormHeaders }) => obtainFormHeaders(clientCode, guid),
      () => ({}),
    )
    requests.set(guid, headersRequest)
    void headersRequest.then((headers) => {
      if (Object.keys(headers).length === 0 && requests.get(guid) === headersRequest) requests.delete(guid)
    })
    return headersRequest
  }
  const isTokenRequired = () => {
    const state = clientSite.store.getState()
    return state.status === 'ready' && (state.settings.needsFormStamp || state.settings.needsProofOfWork)
  }
  return {
    getHeaders: async (guid) => requests.get(guid) ?? (isTokenRequired() ? refresh(guid) : {}),
    requestIfMissing: (guid) => {
      if (!isPreview && !requests.has(guid) && navigator.onLine) void refresh(guid)
    },
    refresh,
    discard: (guid) => void requests.delete(guid),
  }
}
