import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The profile of the person who is signed in to the marketplace. */
export interface Profile {
  firstName: string
  surname: string
  phoneNumber: string | null
  email: string
  street?: string
  suburb?: string
  postcode?: string
  stateCode?: string
  countryCode?: string
  resumeFileName: string | null
  resumeMimeType: string | null
}

export interface TestMarketplace {
  /** Environment variables of a Foyer that is connected to it. */
  variables: Record<string, string>
  domain: string
  profile: Profile
  resume: Buffer
  /** Creates a prefill for an advertiser, as when a person lets the marketplace share their profile. */
  share: (advertiserId: string) => string
  /** Response to the next requests instead of the normal one, if set: a status, or a closed connection. */
  trouble: number | 'hang up' | null
  stop: () => Promise<void>
}

const clientId = 'foyer-at-the-marketplace'
const secret = 'a secret between the two'

/** A local job marketplace: a page on which an applicant shares a profile, and an API with a password. */
export async function startMarketplace(profile: Profile, resume: Buffer): Promise<TestMarketplace> {
  const sharedProfiles = new Map<string, string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://marketplace')
    if (url.pathname === '/profile') return respondWithSharePage(market, url, response)
    if (!hasFoyerCredentials(request)) return response.writeHead(401).end()
    if (market.trouble === 'hang up') return request.socket.destroy()
    if (market.trouble !== null) return response.writeHead(market.trouble).end()
    const [, guid = '', part] = /^\/api\/prefills\/([^/]+)(\/resume)?$/.exec(url.pathname) ?? []
    const advertiserId = sharedProfiles.get(guid)
    if (advertiserId === undefined) return response.writeHead(404).end()
    if (part)
      return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(market.resume)
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...market.profile, advertiserId, memberSince: 2019 }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const domain = `127.0.0.1:${(server.address() as AddressInfo).port}/profile`
  const market: TestMarketplace = {
    variables: {
      FOYER_MARKETPLACE_DOMAIN: domain,
      FOYER_MARKETPLACE_CLIENT_ID: clientId,
      FOYER_MARKETPLACE_SECRET: secret,
    },
    domain,
    profile,
    resume,
    trouble: null,
    share: (advertiserId) => {
      const guid = randomUUID()
      sharedProfiles.set(guid, advertiserId)
      return guid
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return market
}

function hasFoyerCredentials({ headers }: IncomingMessage): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
}

/** Responds with the page that shares the profile, if the client id is Foyer's and the return address a careers site's. */
function respondWithSharePage(market: TestMarketplace, url: URL, response: ServerResponse): void {
  const getParameter = (name: string) => url.searchParams.get(name) ?? ''
  const redirectUri = getParameter('redirect_uri')
  if (
    getParameter('client_id') !== clientId ||
    !/^https?:\/\/[\w.-]+(:\d+)?\/vacancy-interest$/.test(redirectUri)
  ) {
    response.writeHead(400).end('Unknown client')
    return
  }
  const link = `${redirectUri}/${getParameter('state')}?prefill=${market.share(getParameter('advertiser_id'))}`
  const page = `<!doctype html><title>Marketplace</title><h1>Share your profile</h1><a href="${link}">Share it</a>`
  response.writeHead(200, { 'content-type': 'text/html' }).end(page)
}
