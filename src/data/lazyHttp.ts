import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { asApiError } from './apiError'

type Ask = <Body>(path: string, config?: AxiosRequestConfig) => Promise<Answer<Body>>
type Send = <Body>(path: string, body?: unknown, config?: AxiosRequestConfig) => Promise<Answer<Body>>

interface Answer<Body> {
  status: number
  data: Body
  headers: AxiosResponse['headers']
}

/** What the stores use of an axios client. */
export interface Http {
  get: Ask
  delete: Ask
  post: Send
  put: Send
}

/**
 * A client whose code comes with the first call: a page that the server has written needs none to be read. A code
 * chunk that does not come fails the call with an `ApiError`; the next call tries again.
 */
export function lazyHttp(bring: () => Promise<Http>): Http {
  let brought: Promise<Http> | null = null
  const http = (): Promise<Http> => {
    brought ??= bring().catch((error: unknown) => {
      brought = null
      throw asApiError(error)
    })
    return brought
  }
  return {
    get: async <Body>(path: string, config?: AxiosRequestConfig) => (await http()).get<Body>(path, config),
    delete: async <Body>(path: string, config?: AxiosRequestConfig) =>
      (await http()).delete<Body>(path, config),
    post: async <Body>(path: string, body?: unknown, config?: AxiosRequestConfig) =>
      (await http()).post<Body>(path, body, config),
    put: async <Body>(path: string, body?: unknown, config?: AxiosRequestConfig) =>
      (await http()).put<Body>(path, body, config),
  }
}
