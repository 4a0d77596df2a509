import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '../../src/schemas/activity'
import type { Pagination } from '../../src/schemas/application'
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

interface Log {
  results: Activity[]
  pagination: Pagination
}
const own = async (token = admin, query = '') =>
  (await server.call<Log>(`/api/audit${query}`, { token })).body
const all = (query = '') => server.call<Log>(`/api/audit/all${query}`, { token: master })

test('[API-06] a change of settings is told in words, with who and when', async () => {
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  const applicationFormFields = body.applicationFormFields.map((field) =>
    field.id === 6 ? { ...field, isVisible: true, isRequired: true } : field,
  )
  const changed = { ...body, canShowEoi: false, privacyLinkLabel: 'Ours', applicationFormFields }
  await server.call('/api/userSettings', { method: 'PUT', token: admin, body: changed })
  const [newest] = (await own()).results
  expect(newest).toMatchObject({
    action: 'settings changed',
    by: 'harbour-admin',
    company: 'Harbour City Council',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    changes: [
      { label: 'Gender', from: 'Not asked', to: 'Asked, required' },
      { label: 'Show Expressions of Interest', from: 'On', to: 'Off' },
      { label: 'Privacy Policy Text', from: 'Privacy at the council', to: 'Ours' },
    ],
  })
})

test('[API-14] [API-15] [API-23] accounts and resubmissions stand in it; never a password or an answer', async () => {
  const { body: users } = await server.call<UserAccount[]>('/api/users', { token: master })
  const meridian = users.find(({ clientCode }) => clientCode === 'meridian')
  await server.call(`/api/users/${meridian?.id}`, {
    method: 'PUT',
    token: master,
    body: { ...meridian, company: 'Meridian Care', password: 'not-to-be-seen-1' },
  })
  await server.call('/api/resubmittedApplications/', { token: admin, body: { applicationId: 1 } })
  expect((await own()).results[0]).toMatchObject({
    action: 'application resubmitted',
    subject: 'application:1',
  })
  const told = (await own(await server.admin('meridian').catch(() => ''))).results
  const everything = (await all('?pageSize=100')).body
  expect(everything.results.find(({ action }) => action === 'account changed')).toMatchObject({
    by: 'master',
    changes: [
      { label: 'Company', from: 'Meridian Health', to: 'Meridian Care' },
      { label: 'Password', from: '', to: 'A new one was set' },
    ],
  })
  expect(JSON.stringify([everything, told])).not.toMatch(/not-to-be-seen|argon2|@example/)
})

test('[SS-08] a client reads what is about itself, the SuperUser all of it or one client’s', async () => {
  expect((await own()).results.every(({ company }) => company === 'Harbour City Council')).toBe(true)
  const { body } = await all()
  expect(new Set(body.results.map(({ company }) => company)).size).toBeGreaterThan(1)
  const ofHarbour = (await all('?clientCode=harbour')).body
  expect(ofHarbour.pagination.recordCount).toBe((await own()).pagination.recordCount)
  expect((await all('?clientCode=nobody')).status).toBe(404)
})

test('[SS-08] page by page, the newest first, and nothing but read', async () => {
  const { results } = await own()
  const single = await own(admin, '?pageSize=1&page=2')
  expect(single.results).toEqual(results.slice(1, 2))
  expect(single.pagination).toEqual({ page: 2, lastPage: results.length, recordCount: results.length })
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await server.call('/api/audit', { method, token: master })).status).toBe(404)
  }
})
