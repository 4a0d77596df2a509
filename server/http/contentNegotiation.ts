import type { FastifyReply } from 'fastify'
import type { Encoding } from './pageCache'

/** Chooses the best encoding that the client accepts. Small responses are not compressed. */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < 1024) return 'identity'
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

/** Returns whether the client already has the current version (If-None-Match). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

/** Adds headers to Vary, in addition to those of every response. */
export function vary(reply: FastifyReply, ...headers: string[]): FastifyReply {
  const before = reply.getHeader('vary')
  return reply.header('vary', [...(before === undefined ? [] : [String(before)]), ...headers].join(', '))
}
