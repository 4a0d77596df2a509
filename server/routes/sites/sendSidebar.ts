import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { type SiteOwner, siteOf } from '../../services/sites/source/siteSource'
import { knowsTag } from '../answers/negotiate'

/** A client's sidebar.html as browsers get it: clean, and asked for again by its tag [API-01, LY-06]. */
export async function sendSidebar(
  context: ServerContext,
  client: SiteOwner,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = found(await siteOf(context, client).sidebar())
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (knowsTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}
