import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const prefix = 'whsec_'

/** A new signing secret, as Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** 24 to 64 bytes in base64, with `whsec_` before them. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(prefix)) return false
  const written = text.slice(prefix.length)
  const key = Buffer.from(written, 'base64')
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === written
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
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
