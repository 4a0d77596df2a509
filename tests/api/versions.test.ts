import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { expectOk } from './apiClient'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string
let master: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  master = await server.signIn('master', 'master-demo-1', 'admin')
})
afterAll(() => server.stop())

const readSettings = async () => {
  const call = server.client(admin).GET('/api/userSettings')
  return { body: await expectOk(call), headers: (await call).response.headers }
}
const createMatchParams = (etag?: string | null) => (etag ? { header: { 'if-match': etag } } : {})
const saveSettings = async (body: UserSettings, etag?: string | null) => {
  const { error, response } = await server
    .client(admin)
    .PUT('/api/userSettings', { params: createMatchParams(etag), body })
  return { status: response.status, headers: response.headers, problem: error }
}

describe('two administrators who save the same settings', () => {
  test('[API-05] [API-06] the second save with an outdated ETag gets 412 and changes nothing', async () => {
    const { headers, body } = await readSettings()
    const etag = headers.get('etag')
    expect(etag).toMatch(/^"[\w-]+"$/)
    const first = await saveSettings({ ...body, privacyLinkLabel: 'First' }, etag)
    expect(first.status).toBe(204)
    const second = await saveSettings({ ...body, privacyLinkLabel: 'Second' }, etag)
    expect([second.status, second.problem?.type]).toEqual([412, 'urn:foyer:problem:changed-meanwhile'])
    expect(second.headers.get('content-type')).toContain('application/problem+json')
    const now = await readSettings()
    expect(now.body.privacyLinkLabel).toBe('First')
    expect(now.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  test('[API-06] a save with the current ETag or without If-Match overwrites', async () => {
    const { body } = await readSettings()
    expect((await saveSettings({ ...body, privacyLinkLabel: 'Plain' })).status).toBe(204)
    expect((await saveSettings({ ...body, privacyLinkLabel: 'Star' }, '*')).status).toBe(204)
    const { headers } = await readSettings()
    const weak = `"elsewhere", W/${headers.get('etag')}`
    expect((await saveSettings({ ...body, privacyLinkLabel: 'Newest' }, weak)).status).toBe(204)
    expect((await readSettings()).body.privacyLinkLabel).toBe('Newest')
  })

  test('[API-06] exactly one of many concurrent saves succeeds', async () => {
    const { headers, body } = await readSettings()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        saveSettings({ ...body, privacyLinkLabel: `Racer ${at}` }, headers.get('etag')),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412, 412, 412, 412, 412])
  })

  test('[SE-04] [API-06] sent fields take the sent order; all others keep their positions', async () => {
    const { body } = await readSettings()
    const fields = body.applicationFormFields
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect((await saveSettings({ ...body, applicationFormFields: fields.toReversed() })).status).toBe(204)
    expect(ids((await readSettings()).body.applicationFormFields)).toEqual(ids(fields.toReversed()))
    const lastTwo = fields.slice(-2)
    expect((await saveSettings({ ...body, applicationFormFields: lastTwo })).status).toBe(204)
    expect(ids((await readSettings()).body.applicationFormFields).slice(0, 3)).toEqual([
      ...ids(lastTwo),
      fields.at(-3)?.id,
    ])
  })
})

describe('two SuperUsers who save the same account', () => {
  const read = async (company: string) => {
    const api = server.client(master)
    const id = (await expectOk(api.GET('/api/users'))).find((user) => user.company === company)?.id ?? 0
    const call = api.GET('/api/users/{id}', { params: { path: { id } } })
    return { body: await expectOk(call), headers: (await call).response.headers }
  }
  const save = async (account: UserAccount, etag?: string | null) => {
    const params = { path: { id: account.id }, ...createMatchParams(etag) }
    const { response } = await server.client(master).PUT('/api/users/{id}', { params, body: account })
    return { status: response.status, headers: response.headers }
  }

  test('[API-15] the second save gets 412 unless it has the newest ETag or none', async () => {
    const { body, headers } = await read('Meridian Health')
    const etag = headers.get('etag')
    const first = await save({ ...body, seekAdvertiserId: 'ONE' }, etag)
    expect(first.status).toBe(204)
    expect((await save({ ...body, seekAdvertiserId: 'TWO' }, etag)).status).toBe(412)
    expect((await read('Meridian Health')).body.seekAdvertiserId).toBe('ONE')
    expect((await save({ ...body, seekAdvertiserId: 'TWO' }, first.headers.get('etag'))).status).toBe(204)
    expect((await save({ ...body, seekAdvertiserId: 'THREE' })).status).toBe(204)
    expect((await read('Meridian Health')).body.seekAdvertiserId).toBe('THREE')
  })

  test('[API-13] reading an unknown account gets 404', async () => {
    expect((await server.call('/api/users/99999', { token: master })).status).toBe(404)
  })
})
