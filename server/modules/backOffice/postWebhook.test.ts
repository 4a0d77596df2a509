import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddressRules } from '../../network/ipAddresses'
import { postWebhook } from './postWebhook'

let respond: (response: ServerResponse) => void
const server = createServer((_request, response) => respond(response))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function post(allow = '127.0.0.1') {
  const { port } = server.address() as AddressInfo
  const message = { body: '{}', headers: { 'content-type': 'application/json' } }
  const limits = { rules: createAddressRules([allow]), stop: new AbortController().signal, timeoutMs: 10_000 }
  return postWebhook(`http://127.0.0.1:${port}/`, message, limits)
}

const respondWith =
  (body: string | Buffer, headers: Record<string, string> = { 'content-type': 'text/plain' }) =>
  (response: ServerResponse) => {
    response.writeHead(500, headers).end(body)
  }

test.each<[string, string | Buffer, Record<string, string>, string | null]>([
  [
    'JSON',
    '{"error":"No such job"}',
    { 'content-type': 'application/problem+json' },
    '{"error":"No such job"}',
  ],
  ['no content type', 'Down', {}, 'Down'],
  ['markup', '<b>no</b>', { 'content-type': 'text/html; charset=utf-8' }, '<b>no</b>'],
  ['an empty body', '', {}, null],
  ['an image', Buffer.from([0x89, 0x50]), { 'content-type': 'image/png' }, null],
  ['a content encoding', 'packed', { 'content-type': 'text/plain', 'content-encoding': 'gzip' }, null],
  ['invisible characters', 'a\0b\u202ec\r\n\td\u001b[31m', { 'content-type': 'text/plain' }, 'abc\n\td[31m'],
])(
  'a response with %s is stored as text without invisible characters, or not at all',
  async (_what, body, headers, storedText) => {
    respond = respondWith(body, headers)
    expect(await post()).toMatchObject({ status: 500, answer: storedText })
  },
)

test('the first 2 KB of a response are stored, without a partial character', async () => {
  respond = respondWith(`x${'é'.repeat(500_000)}`)
  const { answer: storedText } = await post()
  expect(storedText).toBe(`x${'é'.repeat(1023)}`)
})

test('an interrupted or endless response is stored as far as it was received, with its status', async () => {
  respond = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy())
  }
  expect(await post()).toMatchObject({ status: 200, error: null, answer: 'half' })
  respond = (response) => {
    response.writeHead(200).write('on and on')
  }
  expect(await post()).toMatchObject({ status: 200, error: null, answer: 'on and on' })
})

test('only the status of a response from an address in an allowed range is stored', async () => {
  respond = respondWith('inside')
  expect(await post('127.0.0.0/8')).toMatchObject({ status: 500, answer: null })
})
