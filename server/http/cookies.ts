import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context'

/** Over https no other host, not even one beside this, can set a cookie of this name here. */
export function cookieName({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}

/**
 * No script reads it, no other site sends it; in production it never goes over a line that others can read.
 * @param wherever what it is for stands at and below
 */
export function cookieOptions(
  { environment }: Pick<ServerContext, 'environment'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  wherever = '/api/auth',
) {
  const isHttps = protocol === 'https'
  return {
    // As the name's prefix asks; otherwise it goes nowhere but where it is used.
    path: isHttps ? '/' : wherever,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps || environment.production,
  } as const
}
