import { deflateRawSync } from 'node:zlib'
import { EnvironmentError } from './environmentError'

/** Bytes that are left when what repeats itself is said once: thirty-two digits that were drawn leave more. */
const fewestBytes = 24
const makeOne = 'Make one with: openssl rand -base64 48'

/** `FOYER_SECRET`; null: the demo makes its own. @throws EnvironmentError */
export function readSecret(text: string | undefined, production: boolean): string | null {
  if (!text) {
    if (!production) return null
    throw new EnvironmentError(
      `FOYER_SECRET is missing: production needs one of at least 32 bytes. ${makeOne}`,
    )
  }
  const bytes = Buffer.byteLength(text)
  if (bytes < 32) {
    throw new EnvironmentError(`FOYER_SECRET must have at least 32 bytes; it has ${bytes}. ${makeOne}`)
  }
  if (production && deflateRawSync(text).length < fewestBytes) {
    throw new EnvironmentError(`FOYER_SECRET is too easy to guess, it repeats itself. ${makeOne}`)
  }
  return text
}
