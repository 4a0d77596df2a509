import { createHash } from 'node:crypto'

/**
 * Hash of the empty text: react-select creates an empty style element and fills it by script, which the policy does not
 * restrict.
 */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const baseDirectives = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyleHash}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/**
 * Returns the Content-Security-Policy of a response. It has no nonce, so that rendered pages can be cached.
 * @param frameAncestors sources that may frame the response
 * @param frameSource source of the frames that the response may contain; none by default
 */
export function buildContentPolicy(frameAncestors: string, frameSource?: "'self'" | undefined): string {
  const framing = frameSource ? `; frame-src ${frameSource}` : ''
  return `${baseDirectives}${framing}; frame-ancestors ${frameAncestors}`
}

/** Returns the policy of a page that loads nothing and has one inline stylesheet. */
export function buildStandalonePolicy(frameAncestors: string, styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
