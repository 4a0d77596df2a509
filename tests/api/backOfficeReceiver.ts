import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { createWebhookSecret } from '../../server/modules/backOffice/webhookSignature'
import type { TestServer } from './testServer'

/** How the receiver reacts to a verified message. */
export type ReceiverReaction =
  | { status: number; headers?: Record<string, string>; body?: string | Buffer }
  /** Processes the message, then closes the connection without a response. */
  | 'takes and breaks'
  /** Never responds. */
  | 'hangs'

export interface DeliveryMessage {
  type: string
  timestamp: string
  data: {
    application: { id: number; guid: string }
    vacancy: { code: string }
    answers: Record<string, unknown>
    sections: unknown[]
    isComplete: boolean
    missingAttachments: string[]
    attachments: { key: string; filename: string; mime: string; sha256: string; content: string }[]
  }
}

export interface Received {
  id: string
  timestamp: number
  body: string
  message: DeliveryMessage
}

/** A back-office as the documentation describes it: verifies messages, responds, and ignores repeated ids. */
export interface Receiver {
  address: string
  secret: string
  /** All verified messages, including repeats. */
  received: Received[]
  /** Number of messages whose signature was invalid. */
  refused: number
  /** Processed messages by id, without repeats. */
  effects: Map<string, DeliveryMessage>
  /** Ids that arrived again with a different body; a receiver that ignores repeats would never read it. */
  changed: Set<string>
  /** Chooses the reaction to each message; the default is a 200 response. */
  react: (receivedMessage: Received) => ReceiverReaction
  /** Milliseconds for which the receiver delays each response. */
  pauseMs: number
  stop: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    address: '',
    secret: createWebhookSecret(),
    received: [],
    refused: 0,
    effects: new Map(),
    changed: new Set(),
    react: () => ({ status: 200 }),
    pauseMs: 0,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => void handleMessage(receiver, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/applications`
  return receiver
}

async function handleMessage(
  receiver: Receiver,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const receivedMessage = verifyMessage(receiver.secret, request, Buffer.concat(parts).toString('utf8'))
  if (!receivedMessage) {
    receiver.refused += 1
    response.writeHead(401).end()
    return
  }
  const isDifferentBody = receiver.received.some(
    ({ id, body }) => id === receivedMessage.id && body !== receivedMessage.body,
  )
  if (isDifferentBody) receiver.changed.add(receivedMessage.id)
  receiver.received.push(receivedMessage)
  const reaction = receiver.react(receivedMessage)
  if (reaction === 'hangs') return
  await new Promise((resolve) => setTimeout(resolve, receiver.pauseMs))
  const acceptsMessage = reaction === 'takes and breaks' || (reaction.status >= 200 && reaction.status < 300)
  if (acceptsMessage && !receiver.effects.has(receivedMessage.id))
    receiver.effects.set(receivedMessage.id, receivedMessage.message)
  if (reaction === 'takes and breaks') request.socket.destroy()
  else response.writeHead(reaction.status, reaction.headers).end(reaction.body)
}

function verifyMessage(secret: string, request: IncomingMessage, body: string): Received | undefined {
  const headers = request.headers as Record<string, string>
  try {
    // Tests move the sender's clock, so the receiver does not compare the timestamp with its own; a test checks it
    // separately.
    new Webhook(secret).verify(body, signAgain(secret, headers, body))
  } catch {
    return undefined
  }
  const message: DeliveryMessage = JSON.parse(body)
  return { id: headers['webhook-id'] ?? '', timestamp: Number(headers['webhook-timestamp']), body, message }
}

/**
 * Returns the headers with a current timestamp and a new signature; unchanged if the sender's signature is invalid.
 */
function signAgain(secret: string, headers: Record<string, string>, body: string): Record<string, string> {
  const webhook = new Webhook(secret)
  const [id = '', timestamp = ''] = [headers['webhook-id'], headers['webhook-timestamp']]
  const expected = webhook.sign(id, new Date(Number(timestamp) * 1000), body)
  if (!headers['webhook-signature']?.split(' ').includes(expected)) return headers
  const now = new Date()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': webhook.sign(id, now, body),
  }
}

/** Stores the receiver in the database as a client's back-office; deliveries begin at once. */
export async function connectReceiver(
  { database }: Pick<TestServer, 'database'>,
  clientCode: string,
  { address, secret }: Pick<Receiver, 'address' | 'secret'>,
): Promise<void> {
  const client = `(select id from clients where code = '${clientCode}')`
  await database.query(`delete from back_offices where client_id = ${client}`)
  await database.query(
    `insert into back_offices (client_id, address, secrets, updated_at)
     select ${client}, '${address}', '${JSON.stringify([secret])}', '2027-01-01T00:00:00.000Z'`,
  )
}

/** Waits until the condition is true. */
export async function waitUntil(isFulfilled: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isFulfilled())) await new Promise((resolve) => setTimeout(resolve, 5))
}

export function sha256(content: string): string {
  return createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex')
}
