import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SiteServer } from './DemoServer'

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

interface SiteRequest {
  method: string
  path: string
  token?: string
  body?: unknown
}

/**
 * Sends a request to a client's site without a browser. Sets the host header, because Node does not resolve names below
 * localhost.
 */
export function sendRequest(
  server: SiteServer,
  client: string,
  { method, path, token, body }: SiteRequest,
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  const headers = {
    host: new URL(server.getOrigin(client)).host,
    'user-agent': browser,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      text(answer).then((text) => resolve({ status, text, headers }), reject)
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}
