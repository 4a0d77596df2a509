import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { Problem } from '../../src/schemas/applications/application'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let master: string
let accounts: Record<'harbour' | 'meridian', UserAccount>

beforeAll(async () => {
  server = await startTestServer(
    {
      FOYER_DOMAINS: 'localhost,jobs.example.org',
      FOYER_PUBLIC_URL: 'https://jobs.example.org:8443',
      FOYER_LIMITS: 'off',
    },
    root.path,
  )
  master = await server.signIn('master', 'master-demo-1', 'admin')
  const { body } = await server.call<UserAccount[]>('/api/users', { token: master })
  const loadAccount = async (code: string) => {
    const id = body.find(({ clientCode }) => clientCode === code)?.id
    return (await server.call<UserAccount>(`/api/users/${id}`, { token: master })).body
  }
  accounts = { harbour: await loadAccount('harbour'), meridian: await loadAccount('meridian') }
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const saveDomains = (client: keyof typeof accounts, domains: unknown) =>
  server.call<Problem>(`/api/users/${accounts[client].id}`, {
    method: 'PUT',
    token: master,
    body: { ...accounts[client], domains },
  })
const readDomains = async (client: keyof typeof accounts) =>
  (await server.call<UserAccount>(`/api/users/${accounts[client].id}`, { token: master })).body.domains
const harbourDomain = 'careers.harbour.example'

describe("[RT-18] a client's own domain", () => {
  test('serves its site from the time the SuperUser adds it until it is removed', async () => {
    expect((await visitSite(server, '/', harbourDomain)).status).toBe(404)
    expect((await saveDomains('harbour', ['Careers.Harbour.Example.', 'jobs.harbour.example'])).status).toBe(
      204,
    )
    expect(await readDomains('harbour')).toEqual([harbourDomain, 'jobs.harbour.example'])
    for (const host of [harbourDomain, 'JOBS.harbour.example:443', 'harbour.localhost']) {
      const page = await visitSite(server, '/', host)
      expect([host, page.status, page.text.includes('Harbour City Council')]).toEqual([host, 200, true])
    }
    expect((await visitSite(server, '/api/publicsettings', harbourDomain)).status).toBe(200)
    expect((await visitSite(server, '/clients/harbour/logo.svg', harbourDomain)).status).toBe(200)
    expect((await visitSite(server, '/clients/meridian/logo.svg', harbourDomain)).status).toBe(404)
    for (const host of [`x.${harbourDomain}`, 'harbour.example', `${harbourDomain}.evil.test`])
      expect([host, (await visitSite(server, '/', host)).status]).toEqual([host, 404])
    await saveDomains('harbour', [harbourDomain])
    expect((await visitSite(server, '/', 'jobs.harbour.example')).status).toBe(404)
    expect((await visitSite(server, '/api/publicsettings', 'jobs.harbour.example')).status).toBe(404)
  })

  test('is in the sitemap address of robots.txt', async () => {
    const { text } = await visitSite(server, '/robots.txt', harbourDomain)
    expect(text).toContain(`Sitemap: https://${harbourDomain}:8443/sitemap.xml`)
  })

  test('is not served while the account is decommissioned', async () => {
    await saveDomains('meridian', ['careers.meridian.example'])
    expect((await visitSite(server, '/', 'careers.meridian.example')).status).toBe(200)
    const at = `'${new Date().toISOString()}'`
    await server.database.query(`update clients set decommissioned_at = ${at} where code = 'meridian'`)
    expect((await visitSite(server, '/', 'careers.meridian.example')).status).toBe(404)
    await server.database.query("update clients set decommissioned_at = null where code = 'meridian'")
  })
})

describe('[API-15] custom domains of an account', () => {
  test('are kept if omitted, and removed if null', async () => {
    const { domains: _, ...withoutDomains } = accounts.harbour
    await saveDomains('harbour', [harbourDomain])
    const path = `/api/users/${withoutDomains.id}`
    expect((await server.call(path, { method: 'PUT', token: master, body: withoutDomains })).status).toBe(204)
    expect(await readDomains('harbour')).toEqual([harbourDomain])
    await saveDomains('harbour', null)
    expect(await readDomains('harbour')).toEqual([])
    await saveDomains('harbour', [harbourDomain])
  })

  test.each([
    ['careers', /not a host name/],
    ['https://careers.example.com', /not a host name/],
    ['careers.example.com/jobs', /not a host name/],
    ['careers_.example.com', /not a host name/],
    ['*.example.com', /not a host name/],
    ['10.1.2.3', /not a host name/],
    [`${'a'.repeat(64)}.example.com`, /not a host name/],
    ['jobs.example.org', /own domains/],
    ['careers.jobs.example.org', /own domains/],
    ['a.b.localhost', /own domains/],
    [harbourDomain, /belongs to another client/],
    [harbourDomain.toUpperCase(), /belongs to another client/],
  ])('%s cannot be a domain of meridian', async (domain, message) => {
    const answer = await saveDomains('meridian', ['fine.meridian.example', domain])
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ path: '/domains', message: expect.stringMatching(message) }])
    expect(await readDomains('meridian')).not.toContain('fine.meridian.example')
  })

  test('can be changed only by the SuperUser, are described in the activity, and are covered by the ETag', async () => {
    const admin = await server.admin('harbour')
    const path = `/api/users/${accounts.harbour.id}`
    const body = { ...accounts.harbour, domains: ['mine.example.com'] }
    expect((await server.call(path, { method: 'PUT', token: admin, body })).status).toBe(403)
    const before = await server.call(path, { token: master })
    const etag = before.headers.get('etag') ?? ''
    await saveDomains('harbour', [harbourDomain, 'www.harbour.example'])
    const late = { method: 'PUT', token: master, body, headers: { 'if-match': etag } }
    expect((await server.call(path, late)).status).toBe(412)
    const activity = await server.call('/api/audit/all', { token: master })
    expect(JSON.stringify(activity.body)).toContain(
      JSON.stringify({
        label: 'Custom domains',
        from: harbourDomain,
        to: `${harbourDomain}, www.harbour.example`,
      }).slice(1, -1),
    )
  })

  test('[API-14] come with a new account, and are free again when it is deleted', async () => {
    const account = { company: 'Quay', username: 'quay', clientCode: 'quay', password: 'a-quiet-harbour' }
    const body = { ...account, domains: ['careers.quay.example'], canAllowUpload: false, maxImportedCount: 1 }
    const created = await server.call<{ id: number }>('/api/users', { token: master, body })
    expect(created.status).toBe(201)
    expect((await visitSite(server, '/', 'careers.quay.example')).text).toContain('Quay')
    const again = { ...body, username: 'quay2', clientCode: 'quay2' }
    expect((await server.call('/api/users', { token: master, body: again })).status).toBe(422)
    await server.call(`/api/users/${created.body.id}`, { method: 'DELETE', token: master })
    expect((await visitSite(server, '/', 'careers.quay.example')).status).toBe(404)
    expect((await server.call('/api/users', { token: master, body: again })).status).toBe(201)
  })
})
