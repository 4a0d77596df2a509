import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { toApiError } from './apiError'
import { createLazyLoader } from './createLazyLoader'

type GetRequest = <Body>(path: string, config?: AxiosRequestConfig) => Promise<HttpResponse<Body>>
type SendRequest = <Body>(
  path: string,
  body?: unknown,
  config?: AxiosRequestConfig,
) => Promise<HttpResponse<Body>>

interface HttpResponse<Body> {
  status: number
  data: Body
  headers: AxiosResponse['headers']
}

/** The subset of an axios client that the stores use. */
export interface Http {
  get: GetRequest
  delete: GetRequest
  post: SendRequest
  put: SendRequest
  patch: SendRequest
}

/**
 * An axios client that loads with the first call, because it is most of the data layer's code size. If it does not
 * load, the call fails with an `ApiError`.
 */
export function createLazyHttp(load: () => Promise<Http>): Http {
  const http = createLazyLoader(async () => {
    try {
      return await load()
    } catch (error) {
      throw toApiError(error)
    }
  })
  return {
    get: async <Body>(...call: Parameters<GetRequest>) => (await http()).get<Body>(...call),
    delete: async <Body>(...call: Parameters<GetRequest>) => (await http()).delete<Body>(...call),
    post: async <Body>(...call: Parameters<SendRequest>) => (await http()).post<Body>(...call),
    put: async <Body>(...call: Parameters<SendRequest>) => (await http()).put<Body>(...call),
    patch: async <Body>(...call: Parameters<SendRequest>) => (await http()).patch<Body>(...call),
  }
}
