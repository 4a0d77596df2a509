import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from './sendRaw'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
/** A server behind a proxy on this machine. */
let proxiedServer: TestServer

beforeAll(async () => {
  server = await startTestServer({ FOYER_DOMAINS: 'localhost,jobs.example.org' }, root.path)
  proxiedServer = await startTestServer(
    {
      FOYER_DOMAINS: 'jobs.example.org',
      FOYER_TRUST_PROXY: '127.0.0.1',
      FOYER_MARKETPLACE_DOMAIN: 'market.example.org',
      FOYER_MARKETPLACE_CLIENT_ID: 'foyer',
      FOYER_MARKETPLACE_SECRET: 'between us',
    },
    root.path,
  )
})
afterAll(async () => {
  await server.stop()
  await proxiedServer.stop()
  root.remove()
})

const hostsOutsideDomains = [
  'harbour.evil.test',
  'harbour.jobs.example.org.evil.test',
  'harbour.deep.jobs.example.org',
  'evil.test',
  'harbour.example.org',
]

describe('[RT-18] the domains of the installation', () => {
  test.each(hostsOutsideDomains)(
    '%s, which is not directly below a domain, has no site: no client, no feed and no client files',
    async (host) => {
      const page = await visitSite(server, '/', host)
      expect([page.status, page.text.includes('Harbour')]).toEqual([404, false])
      for (const path of ['/jobs.json', '/sitemap.xml', '/robots.txt']) {
        expect([path, (await visitSite(server, path, host)).status]).toEqual([path, 404])
      }
      expect((await visitSite(server, '/theme.css', host)).text).not.toContain('/clients/')
    },
  )

  test.each(hostsOutsideDomains)(
    '%s, which is not directly below a domain, has no API but health, whatever the form of the URL',
    async (host) => {
      for (const path of ['/api/publicsettings', '/%61pi/publicsettings', '/api/docs']) {
        expect([path, (await visitSite(server, path, host)).status]).toEqual([path, 404])
      }
      expect((await visitSite(server, '/api/health', host)).status).toBe(200)
    },
  )

  test('subdomains of all domains, and the domains themselves, serve sites', async () => {
    for (const host of ['harbour.localhost:3000', 'HARBOUR.jobs.example.org.', 'jobs.example.org']) {
      const page = await visitSite(server, '/', host)
      expect([host, page.status, page.text.includes('Harbour City Council')]).toEqual([host, 200, true])
    }
  })
})

describe('[RT-18] the Host header', () => {
  const get = (...headers: string[]) => sendRaw(server, ['GET /theme.css HTTP/1.1', ...headers])

  test('is required exactly once', async () => {
    expect(await get('Host: harbour.localhost')).toBe(200)
    expect(await get('Host: harbour.localhost', 'Host: meridian.localhost')).toBe(400)
    expect(await get('Host: harbour.localhost', 'HOST: harbour.localhost')).toBe(400)
    expect(await get()).toBe(400)
    expect(await get('Host:')).toBe(400)
    expect(await sendRaw(server, ['GET /theme.css HTTP/1.0'])).toBe(400)
  })

  test('is validated, so that no page URL can point to another host', async () => {
    for (const host of [
      'harbour.localhost/x',
      'a@harbour.localhost',
      'harbour.localhost, evil.test',
      'x"y',
    ]) {
      expect([host, await get(`Host: ${host}`)]).toEqual([host, 400])
    }
  })
})

describe('a host that a proxy forwards', () => {
  const visitForwarded = (path: string, forwarded: string, host = '127.0.0.1:3000') =>
    visitSite(proxiedServer, path, host, { 'x-forwarded-host': forwarded })

  test('[RT-18] must be below one of the same domains', async () => {
    expect((await visitForwarded('/jobs.json', 'meridian.jobs.example.org')).status).toBe(200)
    expect((await visitForwarded('/jobs.json', 'meridian.evil.test')).status).toBe(404)
    expect((await visitForwarded('/', 'evil.test"><script>')).status).toBe(400)
  })

  test('[RT-18] does not replace the original host of a client, which caches use as key', async () => {
    const harbour = 'harbour.jobs.example.org'
    for (const path of ['/', '/jobs.json', '/theme.css', '/api/publicsettings']) {
      const forwarded = async (name: string) => (await visitForwarded(path, name, harbour)).status
      expect([path, await forwarded('meridian.jobs.example.org')]).toEqual([path, 400])
      expect([path, await forwarded('harbour.evil.test')]).toEqual([path, 400])
      expect([path, await forwarded('Harbour.jobs.example.org:8443')]).toEqual([path, 200])
    }
    // The host by which a content delivery network reaches the proxy belongs to no client.
    expect((await visitForwarded('/jobs.json', harbour, 'origin.jobs.example.org')).status).toBe(200)
  })

  test("[API-07] the marketplace never redirects a visitor to another client's host", async () => {
    const settings = await visitForwarded('/api/publicsettings', 'harbour.jobs.example.org')
    expect(JSON.parse(settings.text)).toMatchObject({
      redirectUri: 'https://harbour.jobs.example.org/vacancy-interest',
    })
    expect((await visitForwarded('/api/publicsettings', 'harbour.evil.test')).status).toBe(404)
  })

  test('is in Vary with the original host, so that caches never use the response of one host for another', async () => {
    for (const path of ['/', '/jobs.json', '/feed.xml', '/theme.css', '/robots.txt', '/validators/0.js']) {
      const { headers } = await visitForwarded(path, 'meridian.jobs.example.org')
      const varies = String(headers.vary).toLowerCase().split(/, */)
      expect([path, varies]).toEqual([
        path,
        expect.arrayContaining(['host', 'x-forwarded-host', 'x-forwarded-proto']),
      ])
      expect(String((await visitSite(server, path)).headers.vary).toLowerCase()).toMatch(/(^|, )host($|,)/)
    }
  })
})
