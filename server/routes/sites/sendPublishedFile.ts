import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { found } from '../../services/problem'
import { knowsTag } from '../answers/negotiate'

interface Published {
  file: SiteFile
  /** ISO 8601: when it was published. */
  since: string
  bytes: () => Promise<Buffer | undefined>
}

/** A file of a published version, as one of a folder would be sent [API-01]; its hash is its tag. */
export async function sendPublishedFile(
  { file, since, bytes }: Published,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${file.hash.slice(0, 27)}"`
  reply.headers({ etag, 'last-modified': new Date(since).toUTCString() })
  if (knowsTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(withCharset(file.type)).send(found(await bytes()))
}

export function withCharset(type: string): string {
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type
}
