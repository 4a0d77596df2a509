import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../../server/config/environment'
import { openDatabase } from '../../server/db/openDatabase'
import { createFileStore } from '../../server/modules/files/fileStore'
import { runHousekeeping } from '../../server/modules/operations/housekeeping'
import type {
  ErasureProof,
  PersonalDataReport,
  Retention,
  RetentionPreview,
} from '../../src/schemas/privacy/personalData.types'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string
const email = 'Kim.Private@example.org'

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  const token = await server.guest('harbour')
  const list = await fetchVacancies(server, token)
  const id = list.find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
  const receipt = await submit(server, token, (await createApplicationFixture(server, token, id, email)).body)
  const body = createUploadBody({ resume: { name: 'kim.pdf', bytes: pdf } })
  await server.call(`/api/submittedapplications/${receipt.id}/attachments`, { token, body })
})
afterAll(() => server.stop())

const callPeopleApi = async <Body>(action: string, address = email, token = admin) =>
  server.call<Body>(`/api/people/${action}`, { token, body: { email: address } })
const getAuditEntries = async (action: string) =>
  await server.database.query(`select subject, username, changes from audit where action = '${action}'`)

test('a person is found by e-mail address, but not by another client', async () => {
  const { body } = await callPeopleApi<PersonalDataReport>('search', email.toUpperCase())
  expect(body).toMatchObject({
    applications: [{ vacancyName: 'Coastal Planner', documents: 1 }],
    erasures: [],
  })
  const elsewhere = await callPeopleApi<PersonalDataReport>('search', email, await server.admin('meridian'))
  expect(elsewhere.body).toEqual({ applications: [], alerts: 0, erasures: [] })
  expect((await callPeopleApi('search', 'no address')).status).toBe(422)
})

test('[FB-04] a person is found, exported and erased by an address whose domain is in any script', async () => {
  const token = await server.guest('harbour')
  const id = (await fetchVacancies(server, token)).find(({ name }) => name === 'Coastal Planner')?.id ?? 0
  await submit(
    server,
    token,
    (await createApplicationFixture(server, token, id, 'kim@xn--mller-kva.example')).body,
  )
  const typed = 'Kim@Müller.example'
  expect((await callPeopleApi<PersonalDataReport>('search', typed)).body.applications).toHaveLength(1)
  expect((await callPeopleApi<{ applications: unknown[] }>('export', typed)).body.applications).toHaveLength(
    1,
  )
  const hasApplied = `/api/vacancies/${id}/applications/${encodeURIComponent(typed)}`
  expect((await server.call(hasApplied, { token })).status).toBe(200)
  expect((await callPeopleApi<ErasureProof>('erase', typed)).body).toMatchObject({ applications: 1 })
  await server.database.query("delete from audit where action like 'person %'")
})

test('a search reports applications that the back-office has not received, because erasure prevents their delivery', async () => {
  const listUnsentFlags = async () =>
    (await callPeopleApi<PersonalDataReport>('search')).body.applications.map(({ isUnsent }) => isUnsent)
  expect(await listUnsentFlags()).toEqual([false])
  await server.database.query(`insert into back_offices (client_id, address, secrets, updated_at)
    select id, 'https://backoffice.invalid/', '[]', '2026-01-01' from clients where code = 'harbour'`)
  expect(await listUnsentFlags()).toEqual([true])
  await server.database.query("delete from back_offices where address = 'https://backoffice.invalid/'")
})

test('all data of a person is exported as one file with documents, and the export is audited', async () => {
  const { body, headers } = await callPeopleApi<{
    applications: { data: { attachments: { content: string }[] } }[]
  }>('export')
  expect(headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"')
  expect(body.applications).toHaveLength(1)
  expect(JSON.stringify(body)).toContain(email)
  const [document] = body.applications[0]?.data.attachments ?? []
  expect(Buffer.from(document?.content ?? '', 'base64').equals(pdf)).toBe(true)
  expect(await getAuditEntries('person exported')).toMatchObject([
    { username: 'harbour-admin', subject: expect.stringMatching(/^applications:\d+$/) },
  ])
})

test('erasure removes all data of a person except for an anonymous proof', async () => {
  const before = await server.stored()
  const { body: proof } = await callPeopleApi<ErasureProof>('erase')
  expect(proof).toEqual({
    id: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    applications: 1,
    documents: 1,
  })
  const after = await server.stored()
  expect([after.applications, after.files]).toEqual([
    Number(before.applications) - 1,
    Number(before.files) - 1,
  ])
  expect((await callPeopleApi<PersonalDataReport>('search', 'kim.private@EXAMPLE.org')).body).toEqual({
    applications: [],
    alerts: 0,
    erasures: [proof],
  })
  expect(
    (await callPeopleApi<PersonalDataReport>('search', 'somebody.else@example.org')).body.erasures,
  ).toEqual([])
  expect(await getAuditEntries('person erased')).toMatchObject([{ username: 'harbour-admin' }])
  for (const table of ['erasures', 'audit', 'applications', 'outbox'])
    expect(JSON.stringify(await server.database.query(`select * from ${table}`))).not.toMatch(/kim\.private/i)
})

const fetchRetention = async (token = admin) =>
  (await server.call<Retention>('/api/retention', { token })).body
const setRetention = (months: unknown, token = admin) =>
  server.call<Retention>('/api/retention', { method: 'PUT', token, body: { months } })

test('a client sets its retention in months, after a preview of the deletions', async () => {
  await server.database.query("update clients set retain_months = null where code = 'harbour'")
  await server.database.query("update outbox set state = 'sent'")
  await server.database.query(
    "update applications set submitted_date = '2020-03-04T00:00:00.000Z' where id in (select min(id) from applications)",
  )
  expect(await fetchRetention()).toEqual({ months: null, days: null })
  const preview = await server.call<RetentionPreview>('/api/retention/preview?months=36', { token: admin })
  expect(preview.body).toEqual({ applications: 1, oldest: '2020-03-04T00:00:00.000Z' })
  for (const wrong of [0, 121, 1.5, '12', undefined]) expect((await setRetention(wrong)).status).toBe(422)
  const count = (await server.stored()).applications
  expect((await setRetention(36)).body).toEqual({ months: 36, days: null })
  expect((await setRetention(36)).status).toBe(200)
  expect(await getAuditEntries('retention changed')).toMatchObject([
    { changes: '[{"label":"Months","from":"forever","to":"36 months"}]' },
  ])
  expect((await server.stored()).applications).toBe(count)
  const db = openDatabase(server.database.url)
  const environment = readEnvironment({}, [])
  await runHousekeeping({
    db,
    files: createFileStore(environment.fileStore),
    environment,
    now: () => new Date(),
  })
  await db.destroy()
  expect((await server.stored()).applications).toBe(Number(count) - 1)
})

test('the settings include the retention; changing it does not change their ETag', async () => {
  const fetchSettings = () => server.call<UserSettings>('/api/userSettings', { token: admin })
  const before = await fetchSettings()
  await setRetention(48)
  const after = await fetchSettings()
  expect([after.body.retainMonths, after.headers.get('etag')]).toEqual([48, before.headers.get('etag')])
})

test('a new client has a retention of 24 months', async () => {
  const master = await server.signIn('master', 'master-demo-1', 'admin')
  const names = {
    company: 'Northwind',
    username: 'northwind',
    clientCode: 'northwind',
    password: 'correct-horse-1',
  }
  const rest = { canAllowUpload: false, seekAdvertiserId: null, privacyLink: null, privacyLinkLabel: null }
  await server.call('/api/users', { token: master, body: { ...names, ...rest, maxImportedCount: 1 } })
  expect(await fetchRetention(await server.signIn('northwind', names.password, 'northwind'))).toEqual({
    months: 24,
    days: null,
  })
})
