import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { BrowserContextOptions } from 'playwright-core'
import type { SiteServer } from './DemoServer'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>
type Cookie = StorageState['cookies'][number]

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/**
 * Signs in and returns the browser state of the session: its cookies, and the flag that there is a session to resume.
 */
export async function createSignedInState(
  server: SiteServer,
  clientCode: string,
  account: { username: string; password: string },
): Promise<StorageState> {
  const origin = server.getOrigin(clientCode)
  const cookies = await signInForCookies(server.port, new URL(origin).host, { ...account, clientCode })
  return { cookies, origins: [{ origin, localStorage: [{ name: 'foyer.signedIn', value: 'yes' }] }] }
}

/**
 * Signs in through the API that the Login form uses. Sets the host header, because Node does not resolve names below
 * localhost.
 */
function signInForCookies(port: number, host: string, body: object): Promise<Cookie[]> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', 'user-agent': browser }
    const path = '/api/auth/authenticate'
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, async (answer) => {
      const body = await json(answer)
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode}: ${JSON.stringify(body)}`))
      else
        resolve(
          (answer.headers['set-cookie'] ?? []).map((line) => parseCookie(line, new URL(`http://${host}`))),
        )
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

function parseCookie(line: string, { hostname }: URL): Cookie {
  const [pair = '', ...parts] = line.split('; ')
  const attributes = new Map(
    parts.map((part) => [part.split('=')[0]?.toLowerCase(), part.split('=')[1] ?? '']),
  )
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    domain: hostname,
    path: attributes.get('path') ?? '/',
    expires: Math.floor(Date.now() / 1000) + Number(attributes.get('max-age') ?? 3600),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    sameSite: 'Strict',
  }
}
