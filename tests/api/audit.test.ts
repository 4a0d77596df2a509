import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../../server/config/environment'
import { openDatabase } from '../../server/db/openDatabase'
import { createFileStore } from '../../server/modules/files/fileStore'
import { runHousekeeping } from '../../server/modules/operations/housekeeping'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { Activity } from '../../src/schemas/activity/activity.types'
import type { Pagination } from '../../src/schemas/applications/application'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { getClientDay } from '../../src/schemas/vacancies/responseDeadline'
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
  asOf: string
}
const getActivity = async (token = admin, query = '') =>
  (await server.call<Log>(`/api/audit${query}`, { token })).body
const fetchAllActivity = (query = '') => server.call<Log>(`/api/audit/all${query}`, { token: master })

test('[API-06] the activity describes a change of settings in plain text, with user and time', async () => {
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  const applicationFormFields = body.applicationFormFields.map((field) =>
    field.id === 6 ? { ...field, isVisible: true, isRequired: true } : field,
  )
  const changed = { ...body, canShowEoi: false, privacyLinkLabel: 'Ours', applicationFormFields }
  await server.call('/api/userSettings', { method: 'PUT', token: admin, body: changed })
  const [newest] = (await getActivity()).results
  expect(newest).toMatchObject({
    action: 'settings changed',
    by: 'harbour-admin',
    company: 'Harbour City Council',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    changes: [
      { label: 'Gender', from: 'Hidden', to: 'Shown, required' },
      { label: 'Show Expressions of Interest', from: 'On', to: 'Off' },
      { label: 'Privacy Policy Text', from: 'Privacy at the council', to: 'Ours' },
    ],
  })
})

test('[API-14] [API-15] [API-23] the activity records account changes and resubmissions, but no passwords or answers', async () => {
  const { body: users } = await server.call<UserAccount[]>('/api/users', { token: master })
  const meridian = users.find(({ clientCode }) => clientCode === 'meridian')
  await server.call(`/api/users/${meridian?.id}`, {
    method: 'PUT',
    token: master,
    body: { ...meridian, company: 'Meridian Care', password: 'not-to-be-seen-1' },
  })
  await server.call('/api/resubmittedApplications/', { token: admin, body: { applicationId: 1 } })
  expect((await getActivity()).results[0]).toMatchObject({
    action: 'application resubmitted',
    subject: 'application:1',
  })
  const meridianActivity = (
    await getActivity(await server.signIn('meridian-admin', 'not-to-be-seen-1', 'meridian'))
  ).results
  const everything = (await fetchAllActivity('?pageSize=100')).body
  expect(everything.results.find(({ action }) => action === 'account changed')).toMatchObject({
    by: 'master',
    changes: [
      { label: 'Company', from: 'Meridian Health', to: 'Meridian Care' },
      { label: 'Password', from: '', to: 'A new one was set' },
    ],
  })
  expect(JSON.stringify([everything, meridianActivity])).not.toMatch(/not-to-be-seen|argon2|@example/)
})

test('[SS-08] a client reads only its own activity; the SuperUser reads the activity of all clients or of one client', async () => {
  expect((await getActivity()).results.every(({ company }) => company === 'Harbour City Council')).toBe(true)
  const { body } = await fetchAllActivity()
  expect(new Set(body.results.map(({ company }) => company)).size).toBeGreaterThan(1)
  const harbourActivity = (await fetchAllActivity('?clientCode=harbour')).body
  expect(harbourActivity.pagination.recordCount).toBe((await getActivity()).pagination.recordCount)
  expect((await fetchAllActivity('?clientCode=nobody')).status).toBe(404)
})

test('[SS-08] the activity is paged, newest first, and read-only', async () => {
  const { results } = await getActivity()
  const single = await getActivity(admin, '?pageSize=1&page=2')
  expect(single.results).toEqual(results.slice(1, 2))
  expect(single.pagination).toEqual({ page: 2, lastPage: results.length, recordCount: results.length })
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await server.call('/api/audit', { method, token: master })).status).toBe(404)
  }
})

const getEntries = (action: string) => getActivity(admin, `?action=${encodeURIComponent(action)}`)
const countEntries = async (query = '') => (await getActivity(admin, query)).pagination.recordCount

test('[SS-04] the activity records successful and failed sign-ins with the network, but not the typed values', async () => {
  await server.admin('harbour')
  const body = { username: 'harbour-admin', password: 'a-wrong-password', clientCode: 'harbour' }
  await server.call('/api/auth/authenticate', { body })
  await server.call('/api/auth/authenticate', { body: { ...body, username: 'my-typed-secret' } })
  const [signedIn] = (await getEntries('signed in')).results
  expect(signedIn).toMatchObject({ by: 'harbour-admin', address: '127.0.0.0/24' })
  const [stranger, known] = (await getEntries('sign-in failed')).results
  expect([known?.by, stranger?.by, stranger?.address]).toEqual(['harbour-admin', null, '127.0.0.0/24'])
  expect(JSON.stringify([stranger, known])).not.toMatch(/typed-secret|wrong-password/)
})

test('[SS-08] the activity records refused calls of signed-in people, but not those of guests', async () => {
  await server.call('/api/users/7', { token: admin })
  await server.call('/api/users', { token: await server.guest('harbour') })
  const { results } = await getEntries('call refused')
  expect(results.map(({ by, subject }) => [by, subject])).toEqual([['harbour-admin', 'GET /api/users/:id']])
})

test('[SS-08] the activity records a repeatedly refused call once per hour, with a count', async () => {
  const makeRefusedCall = () => server.call('/api/users/7/schema', { token: admin })
  const getRefusalCounts = async () => {
    const { results } = await getEntries('call refused')
    return results.filter(({ subject }) => subject.includes('schema')).map(({ times }) => times)
  }
  for (let times = 0; times < 5; times += 1) await makeRefusedCall()
  await Promise.all([makeRefusedCall(), makeRefusedCall(), makeRefusedCall(), makeRefusedCall()])
  expect(await getRefusalCounts()).toEqual([9])
  const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString()
  await server.database.query(`update audit set at = '${anHourAgo}' where times = 9`)
  await makeRefusedCall()
  expect(await getRefusalCounts()).toEqual([1, 9])
  await server.database.query(`delete from audit where subject = 'GET /api/users/:id/schema'`)
})

test('[AP-06] [AP-03] the activity records viewed applications, opened documents and exports, with the user', async () => {
  await server.call('/api/applicationDetails/1', { token: admin })
  await server.call('/api/applicationDetails/999999', { token: admin })
  const [file] = await server.database.query(
    "select a.id, a.application_id from application_attachments a join clients c on c.id = a.client_id where c.code = 'harbour' order by a.id",
  )
  await server.call(`/api/applicationDetails/${file?.application_id}/attachments/${file?.id}/data`, {
    token: admin,
  })
  await server.call('/api/applications.csv', { token: admin })
  expect((await getEntries('application viewed')).results.map(({ subject }) => subject)).toEqual([
    'application:1',
  ])
  const opened = `application:${file?.application_id} document:${file?.id}`
  expect((await getEntries('document opened')).results.map(({ subject }) => subject)).toEqual([opened])
  expect((await getEntries('applications exported')).results).toMatchObject([{ by: 'harbour-admin' }])
})

test('[SS-08] the activity can be filtered by user, action and date', async () => {
  const all = await countEntries()
  expect(await countEntries('?by=HARBOUR-AD')).toBeGreaterThan(0)
  expect(await countEntries('?by=HARBOUR-AD')).toBeLessThan(all)
  expect(await countEntries('?by=%25')).toBe(0)
  const rename = (name: string) =>
    server.database.query(`update users set name = ${name} where username_lower = 'harbour-admin'`)
  await rename("'Émile_O’Brien'")
  await server.call('/api/applicationDetails/2', { token: admin })
  await rename('null')
  for (const by of ["emile_o'brien", 'E\u0301MILE_', '(harbour-admin)'])
    expect([by, await countEntries(`?by=${encodeURIComponent(by)}`)]).toEqual([by, 1])
  expect(await countEntries('?by=emileXo')).toBe(0)
  const today = getClientDay(new Date(), 'Australia/Sydney')
  expect(await countEntries(`?fromDate=${today}&toDate=${today}`)).toBe(all + 1)
  expect(await countEntries('?toDate=2020-01-01')).toBe(0)
  expect(await countEntries('?fromDate=2100-01-01')).toBe(0)
  expect((await server.call('/api/audit?action=everything', { token: admin })).status).toBe(400)
  expect((await server.call('/api/audit?fromDate=2026-13-01', { token: admin })).status).toBe(400)
})

test('[SS-08] the activity is exported as CSV, and the export is recorded', async () => {
  const { status, body, headers } = await server.call<string>('/api/audit.csv?action=signed%20in', {
    token: admin,
  })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toBe('When (Sydney time),Who,From,What,Which,Client,Changes,Times')
  expect(lines.length).toBe(1 + (await countEntries('?action=signed%20in')))
  expect(lines[1]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d,harbour-admin,127\.0\.0\.0\/24,Signed in,user:\d+,Harbour City Council,,1$/,
  )
  const [newest] = (await getEntries('signed in')).results
  expect(lines[1]?.slice(0, 10)).toBe(getClientDay(new Date(newest?.at ?? ''), 'Australia/Sydney'))
  expect(await countEntries('?action=activity%20exported')).toBe(1)
  const everywhere = await server.call<string>('/api/audit/all.csv', { token: master })
  expect(everywhere.body).toContain('master')
  expect((await server.call('/api/audit/all.csv', { token: admin })).status).toBe(403)
})

test('[API-06] [API-15] a save without changes is not audited', async () => {
  const before = await countEntries()
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  expect((await server.call('/api/userSettings', { method: 'PUT', token: admin, body })).status).toBeLessThan(
    300,
  )
  expect(await countEntries()).toBe(before)
  const countAccountChanges = async () =>
    (await fetchAllActivity('?action=account%20changed')).body.pagination.recordCount
  const written = await countAccountChanges()
  const { body: users } = await server.call<UserAccount[]>('/api/users', { token: master })
  const kitchen = users.find(({ clientCode }) => clientCode === 'kitchen')
  const { decommissionedAt: _, ...account } = { decommissionedAt: null, ...kitchen }
  const path = `/api/users/${kitchen?.id}`
  expect((await server.call(path, { method: 'PUT', token: master, body: account })).status).toBeLessThan(300)
  expect(await countAccountChanges()).toBe(written)
})

test('[JD-07] a restored version of the form fields is recorded as restored', async () => {
  const { body: users } = await server.call<UserAccount[]>('/api/users', { token: master })
  const path = `/api/users/${users.find(({ clientCode }) => clientCode === 'kitchen')?.id}/schema`
  const { body: open } = await server.call<OpenAccountSchema>(path, { token: master })
  const catalogue = open.catalogue.map((choice, at) => (at === 0 ? { ...choice, label: 'Another' } : choice))
  const { customFields } = open
  await server.call(path, { method: 'PUT', token: master, body: { customFields, catalogue } })
  await server.call(`${path}/versions/1/restore`, { method: 'POST', token: master })
  const [newest] = (await fetchAllActivity('?clientCode=kitchen')).body.results
  expect(newest).toMatchObject({
    action: 'form fields brought back',
    subject: expect.stringMatching(/ of:1$/),
  })
})

test('activity entries are deleted after the configured number of days', async () => {
  await server.database.query("update audit set at = '2025-01-01T00:00:00.000Z' where action = 'signed in'")
  expect(await countEntries('?toDate=2025-01-01')).toBeGreaterThan(0)
  const db = openDatabase(server.database.url)
  const { fileStore } = readEnvironment({}, [])
  const housekeeping = { db, files: createFileStore(fileStore), now: () => new Date('2026-02-04T00:00:00Z') }
  await runHousekeeping({ ...housekeeping, environment: readEnvironment({}, []) })
  const remainingByDefault = await countEntries('?toDate=2025-01-01')
  await runHousekeeping({ ...housekeeping, environment: readEnvironment({ FOYER_AUDIT_DAYS: '398' }, []) })
  await db.destroy()
  expect([remainingByDefault > 0, await countEntries('?toDate=2025-01-01')]).toEqual([true, 0])
})

test('pages with the same asOf list every entry once while new entries are added', async () => {
  for (let id = 1; id <= 8; id++) await server.call(`/api/applicationDetails/${id}`, { token: admin })
  const whole = (await getActivity(admin, '?pageSize=100')).results.map(({ id }) => id)
  const first = await getActivity(admin, '?pageSize=3')
  const seen = first.results.map(({ id }) => id)
  for (let page = 2; page <= 3; page++) {
    await server.call('/api/applicationDetails/9', { token: admin })
    const { results, pagination } = await getActivity(admin, `?pageSize=3&page=${page}&asOf=${first.asOf}`)
    seen.push(...results.map(({ id }) => id))
    expect(pagination).toEqual({ ...first.pagination, page })
  }
  expect(seen).toEqual(whole.slice(0, 9))
  expect(
    (await fetchAllActivity(`?pageSize=1&clientCode=harbour&asOf=${first.asOf}`)).body.results[0]?.id,
  ).toBe(whole[0])
})
