/** How long an idempotency key is remembered. */
const keyMs = 24 * 60 * 60 * 1000

/** A key from before it is as good as new: ISO 8601 UTC. */
export function keySince(now: Date): string {
  return new Date(now.getTime() - keyMs).toISOString()
}
