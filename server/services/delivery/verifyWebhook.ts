import { timingSafeEqual } from 'node:crypto'
import { webhookHeaders } from './webhookSignature'

/** Seconds that a sender's clock may differ. */
const tolerance = 300

/** Whether a message was signed with this secret, and lately [Standard Webhooks 1.0]. */
export function verifyWebhook(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
  now: Date,
): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Number(timestamp) - now.getTime() / 1000) > tolerance) return false
  const at = new Date(Number(timestamp) * 1000)
  const expected = Buffer.from(webhookHeaders([secret], { id, at, body })['webhook-signature'] ?? '')
  return signatures.split(' ').some((given) => {
    const bytes = Buffer.from(given)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
