import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createWebhookHeaders, createWebhookSecret, isWebhookSecret } from './webhookSignature'

const body = JSON.stringify({ type: 'application.submitted', data: { name: 'Zoë' } })

test('signs as Standard Webhooks specifies: HMAC-SHA256 of id, whole seconds and body, newest secret first', () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()]
  const headers = createWebhookHeaders(secrets, { id: 'msg-1', sentAt: new Date(1_763_812_800_999), body })
  const signatures = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`msg-1.1763812800.${body}`)
      .digest('base64'),
  )
  expect(headers).toEqual({
    'webhook-id': 'msg-1',
    'webhook-timestamp': '1763812800',
    'webhook-signature': `v1,${signatures[0]} v1,${signatures[1]}`,
  })
})

test('a receiver verifies with either of two secrets and no other, and refuses changed messages', () => {
  const [newer, older] = [createWebhookSecret(), createWebhookSecret()]
  const headers = createWebhookHeaders([newer, older], { id: 'msg-1', sentAt: new Date(), body })
  for (const secret of [newer, older]) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  }
  expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow()
  expect(() => new Webhook(newer).verify(`${body} `, headers)).toThrow()
  expect(() => new Webhook(newer).verify(body, { ...headers, 'webhook-id': 'msg-2' })).toThrow()
})

test('a secret is 24 to 64 bytes in base64 with its prefix', () => {
  expect(isWebhookSecret(createWebhookSecret())).toBe(true)
  const shortSecret = `whsec_${Buffer.alloc(23).toString('base64')}`
  const longSecret = `whsec_${Buffer.alloc(65).toString('base64')}`
  for (const text of [
    '',
    'whsec_',
    shortSecret,
    longSecret,
    `whsec_${'?'.repeat(40)}`,
    createWebhookSecret().slice(6),
  ]) {
    expect(isWebhookSecret(text)).toBe(false)
  }
})
