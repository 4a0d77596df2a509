import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop())
const listClientCodes = async () =>
  (await server.database.query('select code from clients order by code')).map((row) => row.code)

test('remove-demo removes everything of the demo', async () => {
  const { code, out } = await server.command('remove-demo')
  expect(code).toBe(0)
  expect(out).toContain('harbour was removed, with 67 vacancies and 60 applications.')
  expect(out).toContain('There is no master administrator: npm run foyer -- create-superuser --username NAME')
  expect(await server.stored()).toEqual({
    applications: 0,
    application_attachments: 0,
    files: 0,
    outbox: 0,
    idempotency_keys: 0,
    audit: 0,
  })
  const credentials = { username: 'master', password: 'master-demo-1', clientCode: 'admin' }
  expect((await server.call('/api/auth/authenticate', { body: credentials })).status).toBe(404)
  expect((await server.command('remove-demo')).out).toContain('There is no demo in this database.')
})

test("a demo client with additional users is kept without the demo's user, and so is the activity", async () => {
  await server.command('create-superuser', '--username', 'boss')
  const master = await server.signIn('master', 'master-demo-1', 'admin')
  const created = await server.client(master).POST('/api/users', {
    body: {
      username: 'quay-admin',
      password: 'a-long-password',
      company: 'Quay Works',
      clientCode: 'quay',
      canAllowUpload: true,
      seekAdvertiserId: null,
      privacyLink: null,
      privacyLinkLabel: null,
      maxImportedCount: 100,
    },
  })
  expect(created.response.status).toBe(201)
  const { code, out } = await server.command('remove-demo')
  expect([code, out]).toEqual([
    0,
    expect.stringContaining("admin stays, for boss: the demo's account was removed."),
  ])
  expect(out).not.toContain('create-superuser')
  expect(await listClientCodes()).toEqual(['admin', 'quay'])
  expect(await server.database.query('select username from users order by username')).toEqual([
    { username: 'boss' },
    { username: 'quay-admin' },
  ])
  const actions = (await server.database.query('select action from audit order by id')).map(
    (row) => row.action,
  )
  expect(actions).toEqual(['signed in', 'account created'])
})

test('remove-demo removes nothing if there are applications of people, unless it is forced', async () => {
  const token = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, token)
  const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0, 'a.person@example.org')
  await submit(server, token, body)
  const before = await server.stored()
  const refused = await server.command('remove-demo')
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('(harbour: 1): nothing was removed'),
  ])
  expect(await server.stored()).toEqual(before)
  expect((await server.command('remove-demo', '--with-applications')).code).toBe(0)
  expect(await listClientCodes()).toEqual([])
})
