import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { isWebhookSecret } from '../../modules/backOffice/webhookSignature'
import { type CommandWithoutDatabase, parseNumberOption, requireOption, UsageError } from '../command'

const maxBodyBytes = 32 * 1024 * 1024

export const receive: CommandWithoutDatabase = {
  summary: 'acts as a back-office, to try deliveries',
  help: `receive --secret whsec_… [--port N] [--count N]

Listens on this machine, verifies each message, and prints its type and subject; repeated messages are marked. Start the
server with FOYER_BACKOFFICE_ALLOW=127.0.0.1.
  --secret  the signing secret that set-backoffice printed
  --port    a free port by default
  --count   ends after this many different, verified messages; otherwise Ctrl+C ends it`,
  options: { secret: { type: 'string' }, port: { type: 'string' }, count: { type: 'string' } },
  withoutDatabase: true,
  run: async ({ print, reportProgress }, values) => {
    const secret = requireOption(values, 'secret')
    if (!isWebhookSecret(secret))
      throw new UsageError('--secret must be whsec_ and 24 to 64 bytes in base64.')
    const messageCount = parseNumberOption(values, 'count')
    const seenIds = new Set<string>()
    const server = createServer((request, response) => {
      void receiveMessage(request, response, secret).then((line) => {
        const id = String(request.headers['webhook-id'])
        print(
          line === undefined
            ? 'refused: it is too large, or its signature does not verify'
            : `${seenIds.has(id) ? 'again ' : ''}${line}`,
        )
        if (line !== undefined) seenIds.add(id)
        if (messageCount > 0 && seenIds.size >= messageCount) server.close()
      })
    })
    server.listen(parseNumberOption(values, 'port'), '127.0.0.1')
    await once(server, 'listening')
    reportProgress(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await once(server, 'close')
  },
}

/**
 * Reads a message, verifies it, and responds 204, or 401 if it does not verify or is too large.
 * @returns a line that describes the message; undefined if it was refused
 */
async function receiveMessage(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= maxBodyBytes) parts.push(part)
  }
  const body = Buffer.concat(parts).toString('utf8')
  const message = size <= maxBodyBytes ? verifyMessage(secret, request, body) : undefined
  response.writeHead(message ? 204 : 401, { connection: 'close' }).end()
  if (!message) return undefined
  const { type, data } = message
  if (type !== 'application.submitted') return `${type}, ${size} bytes`
  const files = data.attachments.length
  return `${type} ${data.application.guid} for ${data.vacancy.code}, ${files} ${files === 1 ? 'file' : 'files'}, ${size} bytes`
}

/** Returns the message if it was signed with this secret within the last five minutes; otherwise undefined. */
function verifyMessage(secret: string, { headers }: IncomingMessage, body: string): Message | undefined {
  try {
    // Header values are strings, because Node joins duplicate headers.
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Message
  } catch (error) {
    if (error instanceof WebhookVerificationError) return undefined
    throw error
  }
}

interface Message {
  type: string
  data: { application: { guid: string }; vacancy: { code: string }; attachments: unknown[] }
}
