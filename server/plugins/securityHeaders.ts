import type { Api } from '../http/api'
import { buildContentPolicy } from '../http/contentPolicy'

const commonHeaders = {
  'content-security-policy': buildContentPolicy("'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/**
 * Sets the default headers of every response; routes may override them. `Vary` prevents caches from serving one host's
 * response to another, including caches behind a proxy that forwards the host in a header.
 */
export function setSecurityHeaders(api: Api, { isForwarded }: { isForwarded: boolean }): void {
  const vary = isForwarded ? 'Host, X-Forwarded-Host, X-Forwarded-Proto' : 'Host'
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).header('vary', vary)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
