import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let api: TestServer
let site: ViteDevServer
let url: string

beforeAll(async () => {
  api = await startTestServer()
  process.env.API_PORT = new URL(api.url).port
  site = await createServer({ server: { host: '127.0.0.1', port: 0 }, optimizeDeps: { noDiscovery: true } })
  await site.listen()
  const address = site.httpServer?.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  delete process.env.API_PORT
  await site.close()
  await api.stop()
})

test('[API-01] the development server serves a client’s files only on the client’s host', async () => {
  const visit = (path: string, host = 'harbour.localhost') => visitSite({ url }, path, host)
  const logo = await visit('/clients/harbour/logo.svg')
  expect([logo.status, logo.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining('sandbox'),
  ])
  expect((await visit('/clients/harbour/logo.svg', 'admin.localhost')).status).toBe(404)
  const files = ['logo.svg', 'styles.min.css', 'sidebar.html', 'config.json']
  const { href } = new URL('../../public/clients/harbour/', import.meta.url)
  const folder = new URL(href).pathname
  for (const name of files) {
    for (const address of [
      `/public/clients/harbour/${name}`,
      `/@fs${folder}${name}`,
      `/%70ublic/clients/harbour/${name}`,
    ]) {
      for (const query of ['', '?raw', '?url', '?import&raw']) {
        const { text, status } = await visit(`${address}${query}`, 'admin.localhost')
        const isExposed = status === 200 && !text.includes('<div id="root">')
        expect([address, query, isExposed]).toEqual([address, query, false])
      }
    }
  }
})

test('the development server serves the site’s sources', async () => {
  const source = await visitSite({ url }, '/src/data/browser/storage.ts', 'harbour.localhost')
  expect([source.status, source.headers['content-type']]).toEqual([200, expect.stringMatching(/javascript/)])
})
