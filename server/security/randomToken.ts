import { createHash, randomBytes } from 'node:crypto'

/** Creates a random token in base64url. Store only its hash. */
export function createToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/**
 * Returns the hash under which a token is stored: SHA-256, hex. It needs no salt, because a token with at least 120
 * random bits cannot be found by trying.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
