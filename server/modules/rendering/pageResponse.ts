import type { FastifyReply, FastifyRequest } from 'fastify'
import { readLanguage } from '../../../src/schemas/pages/languagePath'
import { canBeFramed, isCacheable } from '../../../src/schemas/pages/privatePath'
import { formPostTexts } from '../../../src/texts/public/formPost.texts'
import type { ServerContext } from '../../context'
import { contentPolicy } from '../../http/contentPolicy'
import { ProblemError, problemBody } from '../../problem'
import { clientOrigin, offeredBy } from '../clients/clientHosts.service'
import type { ServedClient } from '../clients/clients.repository'
import type { PageAddress } from './renderPage'

/** Sign-in and administrators' pages are never framed; everything else may stand in a host page [EM-01]. */
function framesOf(client: ServedClient | undefined, isPrivate: boolean): string {
  if (!client || isPrivate) return "'none'"
  return client.frameAncestors ? `'self' ${client.frameAncestors}` : '*'
}

/** Besides what every answer says: who may frame the page, and whether a device may keep it. */
export function pageHeaders(
  client: ServedClient | undefined,
  { url, isPrivate }: { url: string; isPrivate: boolean },
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(
      framesOf(client, isPrivate),
      canBeFramed(url) ? "'self'" : undefined,
    ),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...(isPrivate ? { 'x-frame-options': 'DENY' } : {}),
    // The worker that keeps pages (public/sw.js) keeps those that say so, and no other.
    ...(client && !isPrivate && isCacheable(url) ? { 'foyer-keep': 'yes' } : {}),
  }
}

/** The same of a page that holds what one visitor has sent: it is nobody else's, and nothing keeps it. */
export function ownPageHeaders(client: ServedClient, url: string): Record<string, string> {
  const { 'foyer-keep': _, ...headers } = pageHeaders(client, { url, isPrivate: false })
  return { ...headers, 'cache-control': 'no-store' }
}

/** The page that a request asks for, and the language that its address says: what the browser prefers changes nothing. */
export async function requestedPage(
  context: ServerContext,
  client: ServedClient | undefined,
  request: FastifyRequest,
): Promise<PageAddress> {
  if (!client) return { origin: '', ...readLanguage(request.url, []) }
  return { origin: await clientOrigin(context, client), ...readLanguage(request.url, offeredBy(client)) }
}

/** A refusal that has no page, for a person to read. */
export function sayInWords(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof ProblemError)) throw error
  const { status, title, detail } = problemBody(error.code)
  const words = request.method === 'POST' ? [title, detail, formPostTexts.goBack] : [title, detail]
  request.raw.resume()
  if (error.parts.retryAfter !== undefined) reply.header('retry-after', error.parts.retryAfter)
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(`${words.join('\n\n')}\n`)
}
