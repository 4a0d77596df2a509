import type { FastifyRequest } from 'fastify'

/** As the visitor wrote it, or as a proxy that is trusted says. */
export function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host.toLowerCase()}`
}

/**
 * Whether a page of this very host sent the request, as far as a browser says: SameSite takes all clients of a domain for
 * one site. What is no browser says nothing.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
