import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifyWebhook } from './verifyWebhook'
import { newWebhookSecret, webhookHeaders } from './webhookSignature'

const secret = newWebhookSecret()
const now = new Date('2026-11-21T12:00:00Z')
const body = '{"type":"application.submitted"}'
const headers = webhookHeaders([newWebhookSecret(), secret], { id: 'msg_1', at: now, body })

test('a message that was signed with one of two secrets verifies, as another library signs it too', () => {
  expect(verifyWebhook(secret, headers, body, now)).toBe(true)
  const signature = new Webhook(secret).sign('msg_1', now, body)
  expect(verifyWebhook(secret, { ...headers, 'webhook-signature': signature }, body, now)).toBe(true)
})

test.each([
  ['another body', secret, headers, `${body} `, now],
  ['another secret', newWebhookSecret(), headers, body, now],
  ['another id', secret, { ...headers, 'webhook-id': 'msg_2' }, body, now],
  ['an old one', secret, headers, body, new Date(now.getTime() + 301_000)],
  ['no signature', secret, { ...headers, 'webhook-signature': undefined }, body, now],
  ['no number', secret, { ...headers, 'webhook-timestamp': 'now' }, body, now],
] as const)('%s does not', (_what, key, sent, text, at) => {
  expect(verifyWebhook(key, sent, text, at)).toBe(false)
})
