import type { FastifyRequest } from 'fastify'

/** As the visitor wrote it, or as a proxy that is trusted says. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host.toLowerCase()}`
}
