import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { IssuedInvitation } from '../../src/schemas/accounts/people.types'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
const password = 'lantern-otter-quilt'
const publicOrigin = 'https://harbour.jobs.localhost:8443'
let mail: MailServer
let server: TestServer

beforeAll(async () => {
  mail = await startMailServer()
  const variables = {
    FOYER_SMTP_URL: mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
    FOYER_DOMAINS: 'jobs.localhost,careers.localhost',
    FOYER_PUBLIC_URL: 'https://jobs.localhost:8443',
    FOYER_DEFAULT_CLIENT: 'harbour',
    FOYER_TRUST_PROXY: '127.0.0.1',
    FOYER_LIMITS: 'off',
    FOYER_MARKETPLACE_DOMAIN: 'market.example.org',
    FOYER_MARKETPLACE_CLIENT_ID: 'foyer',
    FOYER_MARKETPLACE_SECRET: 'between us',
  }
  server = await startTestServer(variables, root.path, renderer)
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})

/** Host names at which the server serves harbour; none is its public address. */
const hosts: [string, Record<string, string>][] = [
  ['harbour.jobs.localhost:6666', {}],
  ['harbour.careers.localhost', {}],
  ['127.0.0.1:6666', {}],
  ['jobs.localhost:6666', { 'x-forwarded-proto': 'http' }],
  ['127.0.0.1', { 'x-forwarded-host': 'harbour.jobs.localhost:6666', 'x-forwarded-proto': 'http' }],
]

function post<Body>(path: string, body: object, headers: Record<string, string>): Promise<Body> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = { 'content-type': 'application/json', ...headers }
    request({ host: '127.0.0.1', port, path, method: 'POST', headers: sent }, async (answer) => {
      resolve(JSON.parse(await text(answer)) as Body)
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

test.each(hosts)('mail requested at %s %j links to the public address', async (host, forwarded) => {
  const email = `person.${hosts.findIndex(([name]) => name === host)}@harbour.example`
  const authorization = `Bearer ${await server.admin('harbour')}`
  const invitation = { email, role: 'reviewer', currentPassword: 'harbour-demo-1' }
  const headers = { host, ...forwarded }
  const { token } = await post<IssuedInvitation>('/api/accountInvitations', invitation, {
    authorization,
    ...headers,
  })
  const joining = { clientCode: 'harbour', token, name: 'Rae Owens', newPassword: password }
  await server.call('/api/accountLinks/accept', { body: joining })
  await post('/api/passwordLinks', { clientCode: 'harbour', username: email }, headers)
  await waitUntil(() => mail.to(email).length === 2)
  const origins = mail.to(email).flatMap(({ links }) => links.map((link) => new URL(link).origin))
  expect(new Set(origins)).toEqual(new Set([publicOrigin]))
})

test.each(hosts)('pages, feeds and settings at %s %j name the public address', async (host, forwarded) => {
  const paths = [
    '/',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/jobs.xml',
    '/jobs.json',
    '/api/publicsettings',
  ]
  for (const path of paths) {
    const { status, text: page } = await visitSite(server, path, host, forwarded)
    expect([path, status]).toEqual([path, 200])
    expect([path, page]).toEqual([path, expect.stringContaining(publicOrigin)])
    expect([path, page]).toEqual([path, expect.not.stringMatching(/:6666|127\.0\.0\.1|careers\.localhost/)])
  }
  const sample = await visitSite(server, '/embed/sample', host, forwarded)
  expect(sample.text).toContain('src="/embed.js"')
  expect(sample.text).not.toContain('://')
})

test('a custom domain is the public address of a client, also for calls at its subdomain', async () => {
  const [client] = await server.database.query("select id from clients where code = 'meridian'")
  await server.database.query(
    `insert into client_domains (client_id, id, domain) values (${client?.id}, 1, 'careers.meridian.example')`,
  )
  const { text: robots } = await visitSite(server, '/robots.txt', 'meridian.jobs.localhost')
  expect(robots).toContain('Sitemap: https://careers.meridian.example:8443/sitemap.xml')
})
