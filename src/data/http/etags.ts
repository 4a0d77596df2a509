import type { AxiosRequestConfig, AxiosResponse } from 'axios'

/** Which state of a thing an answer shows; null when it does not say. */
export function etagOf(headers: AxiosResponse['headers']): string | null {
  const etag: unknown = headers.etag
  return typeof etag === 'string' ? etag : null
}

/** Lets a change through only while the thing is still in this state; null lets it through whatever is there. */
export function ifMatch(etag: string | null): AxiosRequestConfig {
  return etag === null ? {} : { headers: { 'If-Match': etag } }
}
