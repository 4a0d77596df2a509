import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context'

/**
 * Returns the name of the cookie to set. Over https it has the `__Host-` prefix, so that no other host, including sibling
 * subdomains, can set the cookie.
 */
export function getCookieName({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}

/**
 * Cookie options: not readable by scripts, same-site only, and secure in production.
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
