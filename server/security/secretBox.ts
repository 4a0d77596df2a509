import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const prefix = 'box1.'

/** Encrypts a text with the installation's key for storage [AES-256-GCM; nonce, tag and text in base64url]. */
export function seal(key: Uint8Array, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encryptedBytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encryptedBytes]).toString('base64url')
}

/** Thrown if a text was encrypted with another key, or was modified. */
export class SealError extends Error {}

/** Decrypts a text. Texts stored before encryption was introduced are returned unchanged. @throws SealError */
export function unseal(key: Uint8Array, text: string): string {
  if (!text.startsWith(prefix)) return text
  const bytes = Buffer.from(text.slice(prefix.length), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    throw new SealError('The text was encrypted with another key, or was modified.')
  }
}

/** Decrypts a text; undefined if it was encrypted with another key, or was modified. */
export function tryUnseal(key: Uint8Array, text: string): string | undefined {
  try {
    return unseal(key, text)
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
