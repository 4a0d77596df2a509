import type { FastifyReply } from 'fastify'

/** Adds to what the answer depends on, besides what every answer does. */
export function vary(reply: FastifyReply, ...headers: string[]): FastifyReply {
  const before = reply.getHeader('vary')
  return reply.header('vary', [...(before === undefined ? [] : [String(before)]), ...headers].join(', '))
}
