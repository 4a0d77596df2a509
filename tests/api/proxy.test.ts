import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    FOYER_DOMAINS: 'localhost,example.org',
    FOYER_TRUST_PROXY: '127.0.0.1',
  })
})
afterAll(() => server.stop())

describe('frame ancestors', () => {
  const getPolicy = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await server.call(path, { headers: { host: 'harbour.localhost', ...headers } })
    return /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  }

  test('any site may frame public pages until the operator lists some; administrators’ pages are never framed', async () => {
    expect([await getPolicy('/'), await getPolicy('/user/settings')]).toEqual(['*', "'none'"])
    const configured = await server.command(
      'set-policy',
      '--client',
      'harbour',
      '--frame-ancestors',
      'https://www.city.example',
    )
    expect(configured.out).toContain('May frame harbour: https://www.city.example.')
    expect(await getPolicy('/job/viewjobs')).toBe("'self' https://www.city.example")
    expect([await getPolicy('/home/login'), await getPolicy('/applicant/viewapplications')]).toEqual([
      "'none'",
      "'none'",
    ])
    const wrong = await server.command(
      'set-policy',
      '--client',
      'harbour',
      '--frame-ancestors',
      'https://a.example;script-src',
    )
    expect(wrong.code).toBe(2)
    const empty = await server.command('set-policy', '--client', 'harbour', '--frame-ancestors', '')
    expect(empty.code).toBe(2)
    expect(await getPolicy('/job/viewjobs')).toBe("'self' https://www.city.example")
    await server.command('set-policy', '--client', 'harbour', '--frame-ancestors', 'any')
    expect(await getPolicy('/')).toBe('*')
  })
})

describe('behind a proxy', () => {
  const fetchSettings = (headers: Record<string, string>) => server.call('/api/publicsettings', { headers })

  test('HSTS is sent if a trusted proxy reports https, but not if another sender does', async () => {
    const plain = await fetchSettings({})
    const secure = await fetchSettings({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' })
    expect([
      plain.headers.get('strict-transport-security'),
      secure.headers.get('strict-transport-security'),
    ]).toEqual([null, 'max-age=31536000'])
    const other = await startTestServer()
    const spoofed = await other.call('/api/publicsettings', { headers: { 'x-forwarded-proto': 'https' } })
    expect(spoofed.headers.get('strict-transport-security')).toBeNull()
    await other.stop()
  })

  test('[RT-18] the host that a trusted proxy reports determines the client, in stylesheet and sitemap; a server without a trusted proxy ignores it', async () => {
    const headers = { 'x-forwarded-host': 'meridian.example.org', 'x-forwarded-proto': 'https' }
    const other = await startTestServer({ FOYER_DOMAINS: 'localhost,example.org' })
    for (const path of ['/theme.css', '/sitemap.xml']) {
      const forwarded = await server.call<string>(path, { headers })
      const direct = await visitSite(server, path, 'meridian.example.org', { 'x-forwarded-proto': 'https' })
      expect([forwarded.status, forwarded.body]).toEqual([200, direct.text])
      const spoofed = await other.call<string>(path, { headers })
      expect(spoofed.body).not.toBe(forwarded.body)
    }
    await other.stop()
  })
})

test('without a token only local requests get metrics, but not requests through a local proxy', async () => {
  const plain = await startTestServer()
  expect((await plain.call('/api/metrics')).status).toBe(200)
  // A proxy that adds no headers still sends the requested host.
  for (const host of ['harbour.localhost', 'jobs.example.org', 'localhost.evil.test'])
    expect([host, (await visitSite(plain, '/api/metrics', host)).status]).toEqual([host, 404])
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect((await plain.call('/api/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404)
  }
  await plain.stop()
})
