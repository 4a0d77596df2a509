import { mayBeKept, mayFrame } from '../../../src/schemas/pages/privatePath'
import type { ServedClient } from '../../repositories/accounts/clients'
import { contentPolicy } from '../answers/secureAnswers'

/** Sign-in and administrators' pages are never framed; everything else may stand in a host page [EM-01]. */
function framesOf(client: ServedClient | undefined, isPrivate: boolean): string {
  if (!client || isPrivate) return "'none'"
  return client.frameAncestors ? `'self' ${client.frameAncestors}` : '*'
}

/** Besides what every answer says: who may frame the page, and whether a device may keep it. */
export function headersOf(
  client: ServedClient | undefined,
  { url, isPrivate }: { url: string; isPrivate: boolean },
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(
      framesOf(client, isPrivate),
      mayFrame(url) ? "'self'" : undefined,
    ),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...(isPrivate ? { 'x-frame-options': 'DENY' } : {}),
    // The worker that keeps pages (public/sw.js) keeps those that say so, and no other.
    ...(client && !isPrivate && mayBeKept(url) ? { 'foyer-keep': 'yes' } : {}),
  }
}

/** The same of a page that holds what one visitor has sent: it is nobody else's, and nothing keeps it. */
export function ownPageHeaders(client: ServedClient, url: string): Record<string, string> {
  const { 'foyer-keep': _, ...headers } = headersOf(client, { url, isPrivate: false })
  return { ...headers, 'cache-control': 'no-store' }
}
