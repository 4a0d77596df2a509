import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import { expectOk } from './apiClient'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let master: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  master = await server.signIn('master', 'master-demo-1', 'admin')
})
afterAll(() => server.stop())

const account = {
  company: 'Northwind Traders',
  username: 'northwind',
  clientCode: 'northwind',
  password: 'correct-horse-1',
  canAllowUpload: false,
  seekAdvertiserId: 'SEEK-7',
  privacyLink: 'https://northwind.example/privacy',
  privacyLinkLabel: null,
  maxImportedCount: 25,
}
type Overrides = { [Key in keyof typeof account]?: unknown } & Record<string, unknown>

const listAccounts = () => expectOk(server.client(master).GET('/api/users'))
const createAccount = (overrides: Overrides = {}) =>
  server.call<{ id: number } & Problem>('/api/users/', { token: master, body: { ...account, ...overrides } })
const changeAccount = (id: number, overrides: Overrides = {}) =>
  server.call<Problem>(`/api/users/${id}`, {
    method: 'PUT',
    token: master,
    body: { ...account, ...overrides },
  })
const deleteAccount = async (id: number) => {
  const { error, response } = await server
    .client(master)
    .DELETE('/api/users/{id}', { params: { path: { id } } })
  return { status: response.status, problem: error }
}
const decommission = (body: unknown) =>
  server.call<Problem>('/api/decommissionedUsers/', { token: master, body })
const reinstate = async (id: number) =>
  (await server.call(`/api/decommissionedUsers/${id}`, { method: 'DELETE', token: master })).status
const getSettings = async (token: string) => {
  const { response } = await server.client(token).GET('/api/userSettings')
  return { status: response.status }
}
const createNamedAccount = async (name: string) => {
  const body = { ...account, company: name, username: name, clientCode: name }
  return (await expectOk(server.client(master).POST('/api/users', { body }))).id
}
const getId = async (username: string) =>
  (await listAccounts()).find((user) => user.username === username)?.id ?? 0
const getAuditEntries = async () =>
  (
    await server.database.query("select action, subject from audit where action like 'account %' order by id")
  ).map(({ action, subject }) => `${String(action)} ${String(subject)}`)

test('[API-13] lists the accounts of all clients, by company, without anything secret', async () => {
  const users = await listAccounts()
  expect(users.map(({ company, username }) => [company, username])).toEqual([
    ['Foyer', 'master'],
    ['Harbour City Council', 'harbour-admin'],
    ['Kitchen Sink', 'kitchen-admin'],
    ['Meridian Health', 'meridian-admin'],
  ])
  expect(Object.keys(users[0] ?? {}).sort()).toEqual([
    'canAllowUpload',
    'clientCode',
    'company',
    'decommissionedAt',
    'domains',
    'id',
    'maxImportedCount',
    'privacyLink',
    'privacyLinkLabel',
    'seekAdvertiserId',
    'username',
    'vacancySource',
  ])
})

test('[API-14] a new account is a client with a site, all default settings and a user who signs in', async () => {
  const { status, body } = await createAccount({ clientCode: 'NorthWind' })
  expect([status, body]).toEqual([201, { id: expect.any(Number) }])
  const { password: _, ...stored } = account
  expect((await listAccounts()).find(({ id }) => id === body.id)).toEqual({
    ...stored,
    domains: [],
    id: body.id,
    decommissionedAt: null,
    vacancySource: 'both',
  })
  const token = await server.signIn('northwind', account.password, 'northwind')
  const settings = await expectOk(server.client(token).GET('/api/userSettings'))
  expect(settings).toMatchObject({
    userId: body.id,
    company: 'Northwind Traders',
    advertiserId: 'SEEK-7',
    canAllowUpload: false,
    canShowEoi: true,
    privacyLink: 'https://northwind.example/privacy',
  })
  expect(settings.applicationFormFields.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 23 }, (_none, at) => at + 1),
  )
  expect((await server.call('/api/users', { token })).status).toBe(403)
  expect((await getAuditEntries()).at(-1)).toMatch(
    new RegExp(`^account created client:\\d+ user:${body.id}$`),
  )
})

describe('[UM-06] [UM-07] [UM-08] [UM-09] [UM-12] [UM-13] errors have the same messages as in the form', () => {
  const required = 'A response is required'
  test.each([
    ['no company', { company: ' ' }, '/company', required],
    ['no username', { username: null }, '/username', required],
    [
      'a username of 101 characters',
      { username: 'x'.repeat(101) },
      '/username',
      'Maximum Character Length is 100',
    ],
    ['no subdomain', { clientCode: '' }, '/clientCode', required],
    ['a short password', { password: 'short' }, '/password', 'Minimum Character Length is 10'],
    ['no choice about uploads', { canAllowUpload: null }, '/canAllowUpload', required],
    ['a link with a javascript: URL', { privacyLink: 'javascript:alert(1)' }, '/privacyLink', 'Invalid url'],
    ['a link text of 41 characters', { privacyLinkLabel: 'x'.repeat(41) }, '/privacyLinkLabel', /40/],
    ['an import limit of four digits', { maxImportedCount: 1000 }, '/maxImportedCount', /3/],
    [
      'a fractional import limit',
      { maxImportedCount: 1.5 },
      '/maxImportedCount',
      'The value must be a number.',
    ],
    ['a negative import limit', { maxImportedCount: -5 }, '/maxImportedCount', 'The value must be a number.'],
    ['an existing username', { username: 'HARBOUR-admin' }, '/username', 'Username exists'],
    ['an existing subdomain', { clientCode: 'HARBOUR' }, '/clientCode', 'Subdomain exists'],
    ['a subdomain with a dot', { clientCode: 'a.b' }, '/clientCode', /letters, digits and hyphens/],
    [
      'a subdomain that starts with a hyphen',
      { clientCode: '-a' },
      '/clientCode',
      /letters, digits and hyphens/,
    ],
    [
      'a subdomain of 64 letters',
      { clientCode: 'a'.repeat(64) },
      '/clientCode',
      /letters, digits and hyphens/,
    ],
    ['the subdomain www', { clientCode: 'WWW' }, '/clientCode', 'This subdomain is reserved'],
    ['the subdomain api', { clientCode: 'api' }, '/clientCode', 'This subdomain is reserved'],
    ['the subdomain mail', { clientCode: 'mail' }, '/clientCode', 'This subdomain is reserved'],
    ['a role, which is not in the form', { role: 'SuperUser' }, '/role', 'This form has no such field'],
  ])('%s', async (_what, overrides, path, message) => {
    const free = { username: 'somebody-free', clientCode: 'somewhere-free' }
    const answers = [
      await createAccount({ ...free, ...overrides }),
      await changeAccount(await getId('meridian-admin'), overrides),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      const found = body.errors?.find((error) => error.path === path)?.message
      expect(found).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    }
  })

  test('a new account without a password', async () => {
    const { body } = await createAccount({
      username: 'somebody-free',
      clientCode: 'somewhere-free',
      password: '',
    })
    expect(body.errors).toEqual([{ path: '/password', message: 'Minimum Character Length is 10' }])
  })

  test('rejected requests created no account', async () => {
    const usernames = (await listAccounts()).map(({ username }) => username)
    expect(usernames).not.toContain('somebody-free')
  })
})

test('[UM-06] [UM-07] [UM-08] [UM-13] [API-14] fields of a new account can have their maximum length', async () => {
  const longest = {
    company: 'c'.repeat(100),
    username: 'u'.repeat(100),
    clientCode: 's'.repeat(63),
    maxImportedCount: 999,
    privacyLinkLabel: 'l'.repeat(40),
  }
  const { status, body } = await createAccount(longest)
  expect(status).toBe(201)
  expect((await listAccounts()).find(({ id }) => id === body.id)).toMatchObject(longest)
  expect((await deleteAccount(body.id)).status).toBe(201)
})

test('[API-15] [UM-07] [UM-08] [UM-09] changes an account; a blank password and its current names stay valid', async () => {
  const id = await createNamedAccount('contoso')
  const own = { username: 'CONTOSO', clientCode: 'contoso', company: 'Contoso Ltd' }
  expect((await changeAccount(id, { ...own, password: '', privacyLink: null })).status).toBe(204)
  expect((await listAccounts()).find((user) => user.id === id)).toMatchObject({
    company: 'Contoso Ltd',
    username: 'CONTOSO',
    privacyLink: null,
  })
  const token = await server.signIn('contoso', account.password, 'contoso')
  expect((await getSettings(token)).status).toBe(200)
  expect((await getAuditEntries()).at(-1)).toMatch(new RegExp(`^account changed client:\\d+ user:${id}$`))
  expect((await changeAccount(999_999, { username: 'x', clientCode: 'x' })).status).toBe(404)
})

test("[API-15] a new password ends only that user's sessions", async () => {
  const id = await createNamedAccount('fabrikam')
  const before = await server.signIn('fabrikam', account.password, 'fabrikam')
  const guest = await server.guest('fabrikam')
  const own = { username: 'fabrikam', clientCode: 'fabrikam', password: 'another-secret-2' }
  expect((await changeAccount(id, own)).status).toBe(204)
  expect((await getSettings(before)).status).toBe(401)
  expect((await getSettings(guest)).status).toBe(200)
  expect(await server.signIn('fabrikam', account.password, 'fabrikam')).toBeUndefined()
  expect((await getSettings(await server.signIn('fabrikam', 'another-secret-2', 'fabrikam'))).status).toBe(
    200,
  )
})

test('[API-16] deletes a client without vacancies and its sessions, but not its audit entries', async () => {
  const id = await createNamedAccount('tailspin')
  const token = await server.signIn('tailspin', account.password, 'tailspin')
  const own = server.client(token)
  const put = await own.PUT('/api/userSettings', { body: await expectOk(own.GET('/api/userSettings')) })
  expect(put.response.status).toBe(204)
  const written = (await getAuditEntries()).length
  expect((await deleteAccount(id)).status).toBe(201)
  expect(await getId('tailspin')).toBe(0)
  expect((await getSettings(token)).status).toBe(401)
  expect(await server.guest('tailspin')).toBeUndefined()
  expect((await deleteAccount(id)).status).toBe(404)
  const after = await getAuditEntries()
  expect(after).toHaveLength(written + 1)
  expect(after.at(-1)).toContain(`user:${id} (tailspin)`)
  expect(await createNamedAccount('tailspin')).toBeGreaterThan(id)
})

test('[API-16] [UM-16] deletion is rejected while the client has vacancies', async () => {
  const before = await listAccounts()
  const { status, problem } = await deleteAccount(await getId('harbour-admin'))
  expect([status, problem?.title]).toEqual([409, 'Has vacancies'])
  expect(await listAccounts()).toEqual(before)
  expect((await getSettings(await server.admin('harbour'))).status).toBe(200)
})

test('[API-16] [API-17] the last SuperUser is neither deleted nor decommissioned', async () => {
  const id = await getId('master')
  expect(await deleteAccount(id)).toMatchObject({ status: 409, problem: { title: 'Last SuperUser' } })
  expect((await decommission({ userId: id, crmClientId: '1' })).status).toBe(409)
  expect((await getSettings(master)).status).toBe(200)
})

test('[API-17] [UM-14] decommissioning immediately disables site and sign-in and deletes no data', async () => {
  const id = await getId('meridian-admin')
  const admin = await server.admin('meridian')
  const guest = await server.guest('meridian')
  const countVacancies = () => server.database.query('select (select count(*) from vacancies) as vacancies')
  const before = await countVacancies()
  for (const crmClientId of ['', '  ', undefined]) {
    const { status, body } = await decommission({ userId: id, crmClientId })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: '/crmClientId', message: 'A response is required' }],
    ])
  }
  expect((await decommission({ userId: 999_999, crmClientId: '1' })).status).toBe(404)
  expect((await decommission({ userId: id, crmClientId: 'CRM-42' })).status).toBe(204)
  expect((await getSettings(admin)).status).toBe(401)
  expect((await getSettings(guest)).status).toBe(401)
  expect(await server.guest('meridian')).toBeUndefined()
  expect(await server.admin('meridian')).toBeUndefined()
  expect(await countVacancies()).toEqual(before)
  const listed = (await listAccounts()).find((user) => user.id === id)
  expect(listed?.decommissionedAt).toMatch(/^\d{4}-/)
  expect((await server.call(`/api/users/${id}`, { token: master })).status).toBe(404)
  expect((await getAuditEntries()).at(-1)).toMatch(/^account decommissioned client:\d+ .*crm:CRM-42$/)
  expect((await createAccount({ username: 'new-one', clientCode: 'meridian' })).body.errors).toEqual([
    { path: '/clientCode', message: 'Subdomain exists' },
  ])

  expect(await reinstate(id)).toBe(204)
  expect((await listAccounts()).find((user) => user.id === id)?.decommissionedAt).toBeNull()
  expect((await getAuditEntries()).at(-1)).toMatch(/^account reinstated client:\d+ \(meridian\) user:/)
  expect((await getSettings(await server.admin('meridian'))).status).toBe(200)
  expect((await getSettings(await server.guest('meridian'))).status).toBe(200)
  expect((await getSettings(admin)).status).toBe(401)
  const written = (await getAuditEntries()).length
  expect([await reinstate(id), (await getAuditEntries()).length]).toEqual([204, written])
  expect(await reinstate(999_999)).toBe(404)
})

test('[API-16] an account that is listed as decommissioned can be deleted', async () => {
  const { body } = await createAccount({ username: 'over-soon', clientCode: 'oversoon' })
  expect((await decommission({ userId: body.id, crmClientId: 'CRM-43' })).status).toBe(204)
  expect((await listAccounts()).some(({ id }) => id === body.id)).toBe(true)
  expect((await deleteAccount(body.id)).status).toBe(201)
  expect((await listAccounts()).some(({ id }) => id === body.id)).toBe(false)
})

test('[API-17] users cannot decommission their own account, even if another SuperUser remains', async () => {
  const id = await getId('master')
  await server.database.query("update users set role = 'SuperUser' where username = 'kitchen-admin'")
  const { status, body } = await decommission({ userId: id, crmClientId: '1' })
  expect([status, body.title]).toEqual([409, 'Your own account'])
  expect((await getSettings(master)).status).toBe(200)
  await server.database.query("update users set role = 'Client' where username = 'kitchen-admin'")
})

test('[API-16] deletion leaves no row of the client in the tables of its records; audit entries about it remain', async () => {
  const id = await createNamedAccount('southwind')
  const [row] = await server.database.query("select id from clients where code = 'southwind'")
  const clientId = Number(row?.id)
  await server.signIn('southwind', 'correct-horse-1', 'southwind')
  await server.guest('southwind')
  const api = server.client(master)
  const params = { path: { id } }
  const { catalogue } = await expectOk(api.GET('/api/users/{id}/schema', { params }))
  const body = { customFields: [{ id: 100, type: 'text' as const, label: 'Why us?' }], catalogue }
  expect((await expectOk(api.PUT('/api/users/{id}/schema', { params, body }))).version).toBe(2)
  const at = "'2026-01-01T00:00:00.000Z'"
  await server.database.query(
    `insert into api_keys (client_id, name, key_hash, created_at) values (${clientId}, 'key', 'hash', ${at})`,
  )
  await server.database.query(
    `insert into back_offices (client_id, address, secrets, updated_at) values (${clientId}, 'https://x.example', '[]', ${at})`,
  )
  expect((await deleteAccount(id)).status).toBe(201)
  const tables = [
    'users',
    'sessions',
    'refresh_tokens',
    'vacancies',
    'files',
    'applications',
    'outbox',
    'idempotency_keys',
    'audit',
    'back_offices',
    'api_keys',
    'delivery_attempts',
    'account_schemas',
    'application_marks',
    'client_domains',
    'site_files',
    'site_versions',
    'site_drafts',
  ]
  for (const table of tables) {
    const [count] = await server.database.query(
      `select count(*) as n from ${table} where client_id = ${clientId}`,
    )
    expect([table, Number(count?.n)]).toEqual([table, 0])
  }
  const [auditCount] = await server.database.query(
    `select count(*) as n from audit where about_client_id = ${clientId} and action = 'form fields changed'`,
  )
  expect(Number(auditCount?.n)).toBe(1)
})
