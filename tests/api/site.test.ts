import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ FOYER_DOMAINS: 'localhost,example.org' }, root.path)
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const visit = (path: string, host?: string, headers?: Record<string, string>) =>
  visitSite(server, path, host, headers)

const getBoot = (html: string) =>
  JSON.parse(/<script type="application\/json" id="foyer-boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

describe('the page', () => {
  test('[RT-18] [LY-10] has the title, colour, icon, data and content policy of the client of the host', async () => {
    const first = await visit('/job/viewjobs')
    expect(first.status).toBe(200)
    expect(first.text).toContain('<title>Careers at Harbour City Council</title>')
    expect(first.text).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/)
    expect(first.text).toContain('<link rel="icon" href="/clients/harbour/favicon.svg">')
    // The site kitchen has no icon and declares that, because browsers would request /favicon.ico.
    expect((await visit('/', 'kitchen.localhost')).text).toContain('<link rel="icon" href="data:,">')
    const boot = getBoot(first.text)
    expect(boot).toMatchObject({ clientCode: 'harbour', company: 'Harbour City Council' })
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toMatch(/unsafe/)
    expect(boot.page).toBeNull()
  })

  test('[RT-18] only the host determines the client, regardless of letter case, port and other headers', async () => {
    const getClient = async (host: string, headers = {}) =>
      getBoot((await visit('/', host, headers)).text).clientCode
    expect(await getClient('MERIDIAN.localhost')).toBe('meridian')
    expect(await getClient('localhost:3000')).toBe('harbour')
    expect(await getClient('127.0.0.1:3000')).toBe('harbour')
    expect(await getClient('meridian.example.org', { 'x-forwarded-host': 'harbour.example.org' })).toBe(
      'meridian',
    )
    expect(await getClient('xharbour.localhost')).toBe(null)
  })

  test('[ER-04] an unknown host gets the page with 404 and no client', async () => {
    const answer = await visit('/', 'nobody.localhost')
    expect(answer.status).toBe(404)
    expect(getBoot(answer.text)).toMatchObject({ clientCode: null, company: null })
  })

  test('public pages may be framed, administrators’ may not', async () => {
    const framing = async (path: string) => String((await visit(path)).headers['content-security-policy'])
    expect(await framing('/job/viewjobs?iframe=1')).toContain('frame-ancestors *')
    for (const path of ['/user/settings', '/home/login', '/applicant/viewapplications']) {
      expect(await framing(path)).toContain("frame-ancestors 'none'")
    }
  })

  test.each([
    '/Home/Login',
    '/hom%65/login',
    '/home/%6Cogin?iframe=1',
    '/home/login/',
    '/User/Settings',
    '/%75ser/settings',
    '/USER',
    '/user/create#x',
    '/user/sch%65ma/4',
    '/Applicant/ViewApplications',
    '/applicant/view%41pplications?page=2',
  ])('%s, which the router resolves to an administrators’ page, cannot be framed or cached', async (path) => {
    const { headers, status } = await visit(path)
    expect([status, headers['x-frame-options']]).toEqual([200, 'DENY'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['foyer-keep']).toBeUndefined()
    for (const destination of ['iframe', 'frame', 'embed', 'object']) {
      const framed = await visit(path, undefined, { 'sec-fetch-dest': destination })
      expect([destination, framed.status, framed.text.includes('<script')]).toEqual([destination, 403, false])
    }
    expect((await visit(path, undefined, { 'sec-fetch-dest': 'document' })).status).toBe(200)
  })

  test('public pages can be framed and cached; receipts are not cached, and other responses are not framed', async () => {
    for (const path of ['/', '/job/viewjobs', '/userguide', '/homes', '/about']) {
      const { headers } = await visit(path, undefined, { 'sec-fetch-dest': 'iframe' })
      expect([path, headers['foyer-keep'], headers['x-frame-options']]).toEqual([path, 'yes', undefined])
    }
    const receipt = await visit('/applicant/rec%65ived/9f3c9f0e-3f5b-4c57-9d0c-3f0f6f6c1f11')
    expect(receipt.headers['foyer-keep']).toBeUndefined()
    for (const path of ['/api/docs', '/theme.css', '/jobs.json', '/embed.js', '/assets/main-abc123.js']) {
      const { headers } = await visit(path)
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
    expect((await visit('/', 'nobody.localhost')).headers['foyer-keep']).toBeUndefined()
  })
})

describe('files', () => {
  test('assets are immutable for caches, and are sent compressed', async () => {
    const asset = await visit('/assets/main-abc123.js', undefined, { 'accept-encoding': 'br' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect((await visit('/assets/main-gone.js')).status).toBe(404)
  })

  test('an asset is sent in the encoding that the browser accepts, precompressed if possible', async () => {
    const assets = join(root.path, 'dist/site/assets')
    const script = `export const text = '${'y'.repeat(3000)}'\n`
    writeFileSync(join(assets, 'packed-abc123.js'), script)
    writeFileSync(join(assets, 'packed-abc123.js.br'), brotliCompressSync(script))
    const visitAsset = (encodings: string) =>
      visit('/assets/packed-abc123.js', undefined, { 'accept-encoding': encodings })
    const packed = await visitAsset('gzip, deflate, br')
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(script).length),
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect((await visitAsset('gzip')).headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    })
    const plain = await visitAsset('gzip;q=0, br;q=0')
    expect([plain.text, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      script,
      undefined,
      'accept-encoding',
    ])
  })

  test("[API-01] a client's files are served with tags for revalidation", async () => {
    for (const name of ['config.json', 'styles.min.css', 'sidebar.html']) {
      const file = await visit(`/clients/harbour/${name}`)
      expect([name, file.status, file.headers['cache-control']]).toEqual([name, 200, 'no-cache'])
      const again = await visit(`/clients/harbour/${name}`, undefined, {
        'if-none-match': String(file.headers.etag),
      })
      expect(again.status).toBe(304)
    }
    expect((await visit('/clients/nobody/config.json')).status).toBe(404)
  })

  test.each([
    '/clients/../../package.json',
    '/clients/%2e%2e/%2e%2e/package.json',
    '/clients/..%2f..%2fpackage.json',
    '/clients/harbour/..%5c..%5c..%5cpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
  ])('%s does not lead out of the folder', async (path) => {
    const answer = await visit(path)
    expect(answer.text).not.toContain('"dependencies"')
    expect([200, 404]).toContain(answer.status)
    if (answer.status === 200) expect(getBoot(answer.text)).not.toBeNull()
  })

  test("[LY-11] /theme.css has the client's colour, and imports its stylesheet into the layer 'client'", async () => {
    const theme = await visit('/theme.css')
    expect(theme.text).toContain('@import url("/clients/harbour/styles.min.css") layer(client);')
    expect(theme.text).toContain('--fy-accent:#0b5c63')
    expect((await visit('/theme.css', 'meridian.localhost')).text).not.toContain('#0b5c63')
  })
})
