import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const prefix = 'whsec_'

/** Creates a signing secret in the format of Standard Webhooks. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Checks the format: `whsec_` followed by 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(prefix)) return false
  const encodedKey = text.slice(prefix.length)
  const key = Buffer.from(encodedKey, 'base64')
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === encodedKey
}

/**
 * Returns the headers that sign a message [Standard Webhooks 1.0].
 * @param id the same for every attempt with the same body
 * @param secrets all secrets with which the receiver may verify the message
 */
export function createWebhookHeaders(
  secrets: readonly string[],
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
