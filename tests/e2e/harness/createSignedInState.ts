import type { BrowserContextOptions } from 'playwright-core'
import type { SiteServer } from './DemoServer'
import { sendRequest } from './sendRequest'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>
type Cookie = StorageState['cookies'][number]

/**
 * Signs in through the API that the Login form uses, and returns the browser state of the session: its cookies, and the
 * flag that there is a session to resume.
 */
export async function createSignedInState(
  server: SiteServer,
  clientCode: string,
  account: { username: string; password: string },
): Promise<StorageState> {
  const origin = server.getOrigin(clientCode)
  const { status, text, headers } = await sendRequest(server, clientCode, {
    method: 'POST',
    path: '/api/auth/authenticate',
    body: { ...account, clientCode },
  })
  if (status !== 200) throw new Error(`${status}: ${text}`)
  const cookies = (headers['set-cookie'] ?? []).map((line) => parseCookie(line, new URL(origin)))
  return { cookies, origins: [{ origin, localStorage: [{ name: 'foyer.signedIn', value: 'yes' }] }] }
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
