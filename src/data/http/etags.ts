import type { AxiosRequestConfig, AxiosResponse } from 'axios'

/** The ETag of a response; null when it has none. */
export function getEtag(headers: AxiosResponse['headers']): string | null {
  const etag: unknown = headers.etag
  return typeof etag === 'string' ? etag : null
}

/** Makes a change conditional on this ETag (`If-Match`); null makes it unconditional. */
export function createIfMatchConfig(etag: string | null): AxiosRequestConfig {
  return etag === null ? {} : { headers: { 'If-Match': etag } }
}
