import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this very host sent the request, as far as a browser says: SameSite takes all clients of a domain for
 * one site. What is no browser says nothing.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
