import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new signing secret, as Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** 24 to 64 bytes in base64, with `whsec_` before them. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(prefix)) return false
  const key = secretKey(text)
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === text.slice(prefix.length)
}

/**
 * The headers that sign a message [Standard Webhooks 1.0].
 * @param id the same for every attempt
 * @param secrets all that the receiver may still verify with
 */
export function webhookHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secretKey(secret)).update(`${id}.${timestamp}.${body}`)
    return `v1,${signature.digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

function secretKey(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64')
}
