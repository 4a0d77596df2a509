import axios, { type AxiosInstance, isAxiosError } from 'axios'
import type { Problem } from '../../schemas/applications/application'
import { ApiError, toApiError } from './apiError'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The bearer token that this request was sent with. */
    sentToken?: string
    /** True if this request is the one retry after a 401. */
    isRetry?: boolean
  }
}

interface HttpOptions {
  baseURL: string
  /** Returns the bearer token of the next request; waits while a token is being obtained. */
  getToken: () => Promise<string>
  /** Returns the signal that aborts the next read, a GET. */
  getReadSignal: () => AbortSignal
  /** Called when a request with this token was answered 401. Returns true if a retry with a new token makes sense. */
  onUnauthorized: (token: string) => boolean
  /** Called when the account role does not permit a request with this token [SS-12]. */
  onRoleChange: (token: string) => void
  /** Called when the server answered 5xx [ER-01]. */
  onServerError: (status: number) => void
}

/** Creates a client for calls that need no token: sign-in and static files. Every failure is an `ApiError`. */
export function createAnonymousHttp(baseURL: string): AxiosInstance {
  const http = axios.create({ baseURL, withCredentials: true, timeout: 0 })
  http.interceptors.response.use(undefined, async (error: unknown) =>
    Promise.reject(await readApiError(error)),
  )
  return http
}

/**
 * Creates the API client: credentials and a bearer token on every request [SS-07], failures as `ApiError`, no timeout
 * [API-25].
 */
export function createHttp({
  baseURL,
  getToken,
  getReadSignal,
  onUnauthorized,
  onRoleChange,
  onServerError,
}: HttpOptions): AxiosInstance {
  const http = axios.create({ baseURL, withCredentials: true, timeout: 0 })
  http.interceptors.request.use(async (config) => {
    config.sentToken = await getToken()
    config.headers.set('Authorization', `Bearer ${config.sentToken}`)
    if (config.method === 'get') config.signal ??= getReadSignal()
    return config
  })
  http.interceptors.response.use(undefined, async (thrown: unknown) => {
    const error = await readApiError(thrown)
    const config = isAxiosError(thrown) ? thrown.config : undefined
    if (error.status >= 500) onServerError(error.status)
    if (error.isRoleMismatch && config?.sentToken) onRoleChange(config.sentToken)
    if (error.status === 401 && config?.sentToken && !config.isRetry && onUnauthorized(config.sentToken)) {
      return http.request({ ...config, isRetry: true })
    }
    return Promise.reject(error)
  })
  return http
}

/** Converts an axios error to an `ApiError`, including its problem+json body (RFC 9457). */
async function readApiError(error: unknown): Promise<ApiError> {
  if (!isAxiosError(error) || !error.response) return toApiError(error)
  const { status, statusText, headers } = error.response
  const retryAfter = Number(headers['retry-after'])
  const data: unknown = await readProblem(error.response.data)
  const problem: Partial<Problem> = typeof data === 'object' && data !== null ? data : {}
  return new ApiError({ title: statusText, ...problem, status }, retryAfter > 0 ? retryAfter : null)
}

/** Parses the problem body. If the request asked for a file, the body arrives as a blob. */
async function readProblem(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob) || !data.type.includes('json')) return data
  try {
    return JSON.parse(new TextDecoder().decode(await data.arrayBuffer()))
  } catch {
    return undefined
  }
}
