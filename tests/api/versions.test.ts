import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/application'
import type { UserAccount } from '../../src/schemas/userAccount'
import type { UserSettings } from '../../src/schemas/userSettings'
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

const readSettings = () => server.call<UserSettings>('/api/userSettings', { token: admin })
const saveSettings = (body: unknown, etag?: string | null) =>
  server.call<Problem>('/api/userSettings', {
    method: 'PUT',
    token: admin,
    body,
    headers: etag ? { 'if-match': etag } : {},
  })

describe('two who save the same settings', () => {
  test('[API-05] [API-06] the second one, whose ETag is old, gets 412 and changes nothing', async () => {
    const { headers, body } = await readSettings()
    const etag = headers.get('etag')
    expect(etag).toMatch(/^"[\w-]+"$/)
    const first = await saveSettings({ ...body, privacyLinkLabel: 'First' }, etag)
    expect(first.status).toBe(204)
    const second = await saveSettings({ ...body, privacyLinkLabel: 'Second' }, etag)
    expect([second.status, second.body.type]).toEqual([412, 'urn:foyer:problem:changed-meanwhile'])
    expect(second.headers.get('content-type')).toContain('application/problem+json')
    const now = await readSettings()
    expect(now.body.privacyLinkLabel).toBe('First')
    expect(now.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  test('[API-06] knowingly, or without If-Match as the seed has it, the second one overwrites', async () => {
    const { body } = await readSettings()
    expect((await saveSettings({ ...body, privacyLinkLabel: 'Plain' })).status).toBe(204)
    expect((await saveSettings({ ...body, privacyLinkLabel: 'Star' }, '*')).status).toBe(204)
    const { headers } = await readSettings()
    const weak = `"elsewhere", W/${headers.get('etag')}`
    expect((await saveSettings({ ...body, privacyLinkLabel: 'Newest' }, weak)).status).toBe(204)
    expect((await readSettings()).body.privacyLinkLabel).toBe('Newest')
  })

  test('[API-06] of many at once exactly one gets through', async () => {
    const { headers, body } = await readSettings()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        saveSettings({ ...body, privacyLinkLabel: `Racer ${at}` }, headers.get('etag')),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412, 412, 412, 412, 412])
  })

  test('[SE-04] [API-06] the order of the fields is what was sent; those not sent keep their places', async () => {
    const { body } = await readSettings()
    const fields = body.applicationFormFields
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect((await saveSettings({ ...body, applicationFormFields: fields.toReversed() })).status).toBe(204)
    expect(ids((await readSettings()).body.applicationFormFields)).toEqual(ids(fields.toReversed()))
    const [last, next] = [fields.at(-1), fields.at(-2)]
    expect((await saveSettings({ ...body, applicationFormFields: [next, last] })).status).toBe(204)
    expect(ids((await readSettings()).body.applicationFormFields).slice(0, 3)).toEqual([
      next?.id,
      last?.id,
      fields.at(-3)?.id,
    ])
  })
})

describe('two who save the same account', () => {
  const read = async (company: string) => {
    const { body } = await server.call<UserAccount[]>('/api/users', { token: master })
    const id = body.find((user) => user.company === company)?.id ?? 0
    return server.call<UserAccount>(`/api/users/${id}`, { token: master })
  }
  const save = (account: UserAccount, etag?: string | null) =>
    server.call<Problem>(`/api/users/${account.id}`, {
      method: 'PUT',
      token: master,
      body: account,
      headers: etag ? { 'if-match': etag } : {},
    })

  test('[API-15] the second one gets 412 until it names the newest ETag, or none', async () => {
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

  test('[API-13] an account that is not there is a 404, also to be read', async () => {
    expect((await server.call('/api/users/99999', { token: master })).status).toBe(404)
  })
})
