import type { Api } from '../http/api'

/** Of the empty text: react-select makes an empty style element and fills it by script, which the policy leaves alone. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const everywhere = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/**
 * What an answer may do in a browser; the same for all, so that a page can be kept as it was written.
 * @param frameAncestors who may frame it: only pages may be
 * @param frames what it may frame: nothing, unless it says so
 */
export function contentPolicy(frameAncestors: string, frames?: "'self'" | undefined): string {
  const framing = frames ? `; frame-src ${frames}` : ''
  return `${everywhere}${framing}; frame-ancestors ${frameAncestors}`
}

const onEveryAnswer = {
  'content-security-policy': contentPolicy("'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/**
 * Headers that every answer carries; a route may say something stricter. What is kept for one host never answers for
 * another, in no cache that knows hosts by a header that a proxy has passed on either.
 */
export function setSecurityHeaders(api: Api, { isForwarded }: { isForwarded: boolean }): void {
  const vary = isForwarded ? 'Host, X-Forwarded-Host, X-Forwarded-Proto' : 'Host'
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(onEveryAnswer).header('vary', vary)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
