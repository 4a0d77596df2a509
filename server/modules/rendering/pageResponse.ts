import type { FastifyReply, FastifyRequest } from 'fastify'
import { splitLanguage } from '../../../src/schemas/pages/languagePath'
import { canContainFrames, isCacheable } from '../../../src/schemas/pages/privatePath'
import { formPostTexts } from '../../../src/texts/public/formPost.texts'
import type { ServerContext } from '../../context'
import { buildContentPolicy } from '../../http/contentPolicy'
import { createProblemBody, ProblemError } from '../../problem'
import { getClientOrigin, getOfferedLanguages } from '../clients/clientHosts.service'
import type { ServedClient } from '../clients/clients.repository'
import type { PageAddress } from './renderPage'

/**
 * Returns who may frame a page. Private pages (sign-in, administration, and pages that a secret link opens) and pages
 * of unknown hosts are never framed; other pages may be embedded, by all sites or those that the client lists [EM-01].
 */
export function getFrameAncestors(client: ServedClient | undefined, isPrivate: boolean): string {
  if (!client || isPrivate) return "'none'"
  return client.frameAncestors ? `'self' ${client.frameAncestors}` : '*'
}

/**
 * Returns the headers that pages have in addition to `setSecurityHeaders`, for example who may frame the page, and
 * whether it may be cached offline.
 */
export function getPageHeaders(
  client: ServedClient | undefined,
  { url, isPrivate }: { url: string; isPrivate: boolean },
): Record<string, string> {
  return {
    'content-security-policy': buildContentPolicy(
      getFrameAncestors(client, isPrivate),
      canContainFrames(url) ? "'self'" : undefined,
    ),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...(isPrivate ? { 'x-frame-options': 'DENY' } : {}),
    // The service worker (public/sw.js) caches only pages with this header.
    ...(client && !isPrivate && isCacheable(url) ? { 'foyer-keep': 'yes' } : {}),
  }
}

/** Returns the headers of a page that contains a visitor's input, which must not be cached. */
export function getPersonalPageHeaders(client: ServedClient, url: string): Record<string, string> {
  const { 'foyer-keep': _, ...headers } = getPageHeaders(client, { url, isPrivate: false })
  return { ...headers, 'cache-control': 'no-store' }
}

/** Returns the requested page and the language in its URL. The browser's preferred languages are ignored. */
export async function resolvePageAddress(
  context: ServerContext,
  client: ServedClient | undefined,
  request: FastifyRequest,
): Promise<PageAddress> {
  if (!client) return { origin: '', ...splitLanguage(request.url, []) }
  return {
    origin: await getClientOrigin(context, client),
    ...splitLanguage(request.url, getOfferedLanguages(client)),
  }
}

/**
 * Sends a problem as plain text, for requests of the browser itself (links and forms), whose response no script reads.
 * @throws every other error
 */
export function sendPlainTextProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof ProblemError)) throw error
  const { status, title, detail } = createProblemBody(error.code)
  const paragraphs = request.method === 'POST' ? [title, detail, formPostTexts.goBack] : [title, detail]
  request.raw.resume()
  if (error.parts.retryAfter !== undefined) reply.header('retry-after', error.parts.retryAfter)
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(`${paragraphs.join('\n\n')}\n`)
}
