import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

/**
 * A back-office on loopback that verifies, and takes in each `webhook-id` once.
 *
 * @param react says of each message how it fares: a status; 'hangs' (never an answer); 'takes and hangs'; or a promise of these
 * @returns `address`, `secret`, `stop()`, and what it has seen: `messages` (how many), `refused` (not verified), `effects`
 *   (by id: the application's id), `changed` (ids that came with a second body)
 */
export async function startReceiver(react) {
  const receiver = {
    secret: `whsec_${randomBytes(24).toString('base64')}`,
    messages: 0,
    refused: 0,
    effects: new Map(),
    changed: new Set(),
  }
  const bodies = new Map()
  const webhook = new Webhook(receiver.secret)
  const server = createServer(async (request, response) => {
    const parts = []
    try {
      for await (const part of request) parts.push(part)
    } catch {
      // The sender was killed in the middle of it.
      return
    }
    const body = Buffer.concat(parts).toString('utf8')
    receiver.messages += 1
    try {
      webhook.verify(body, request.headers)
    } catch {
      receiver.refused += 1
      response.writeHead(401).end()
      return
    }
    const id = request.headers['webhook-id']
    const hash = createHash('sha256').update(body).digest('hex')
    if ((bodies.get(id) ?? hash) !== hash) receiver.changed.add(id)
    bodies.set(id, hash)
    const reaction = await react()
    const isTaken = reaction === 'takes and hangs' || (reaction >= 200 && reaction < 300)
    if (isTaken && !receiver.effects.has(id)) {
      receiver.effects.set(id, JSON.parse(body).data.application.id)
    }
    if (typeof reaction === 'number') response.writeHead(reaction).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.address = `http://127.0.0.1:${server.address().port}/applications`
  receiver.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return receiver
}
