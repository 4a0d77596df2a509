import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context'

/** Returns the token of the Authorization header, or undefined if the request carries no bearer token. */
export function getBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Returns the name of the cookie to set. Over https it has the `__Host-` prefix, so that no other host, including sibling
 * subdomains, can set the cookie.
 */
export function getCookieName({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}

/**
 * Cookie options: not readable by scripts, same-site only, and secure over https and in production.
 * @param path path that the cookie is limited to over http
 */
export function getCookieOptions(
  { environment }: Pick<ServerContext, 'environment'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  path = '/api/auth',
) {
  const isHttps = protocol === 'https'
  return {
    // The `__Host-` prefix requires the path '/'.
    path: isHttps ? '/' : path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps || environment.isProduction,
  } as const
}

/**
 * Returns whether a page of this very host sent the request, according to the browser's headers: SameSite treats all
 * clients of a domain as one site. Callers other than browsers send neither header and pass.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
