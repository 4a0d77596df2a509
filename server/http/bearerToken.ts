import type { FastifyRequest } from 'fastify'

/** Returns the token of the Authorization header, or undefined if the request carries no bearer token. */
export function getBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}
