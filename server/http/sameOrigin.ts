import type { FastifyRequest } from 'fastify'

/**
 * Returns whether a page of this very host sent the request, according to the browser's headers: SameSite treats all
 * clients of a domain as one site. Callers other than browsers send neither header and pass.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
