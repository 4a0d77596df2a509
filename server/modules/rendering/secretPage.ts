import type { FastifyReply } from 'fastify'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { ServerContext } from '../../context'
import { ProblemError } from '../../problem'
import type { ServedClient } from '../clients/clients.repository'
import { getPageHeaders } from './pageResponse'
import { type PageAddress, type PersonalContent, renderPage } from './renderPage'
import { readSiteBuild } from './siteBuild'

/** A request for a page: the client of its host, and its address. */
export interface PageRequest {
  address: PageAddress
  client: ServedClient
}

/** Headers of a page whose URL may contain a token: no referrer, no indexing, no caching. */
export const secretPageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Redirects to a page whose URL may contain a token; the browser requests it with GET. */
export function redirectToSecretPage(reply: FastifyReply, path: string): FastifyReply {
  return reply.headers(secretPageHeaders).redirect(path, 303)
}

/** Sends a page whose URL may contain a token; 503 without a build. @throws unavailable if it cannot be rendered */
export async function sendSecretPage(
  context: ServerContext,
  { client, address }: PageRequest,
  reply: FastifyReply,
  content: PersonalContent,
  isNotFound: boolean,
): Promise<FastifyReply> {
  const build = readSiteBuild(context)
  if (!build) return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
  const page = await renderPage(context, build, client, address, content)
  // Without a renderer there is no page; the page of a link never redirects.
  if (!page || page.redirect !== null) throw new ProblemError('unavailable')
  const headers = getPageHeaders(client, { url: address.url, isPrivate: true })
  return reply
    .headers({ ...headers, ...secretPageHeaders })
    .status(isNotFound ? 404 : reply.statusCode)
    .send(page.html)
}
