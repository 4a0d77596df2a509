import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../server/db/openDatabase'
import { applyDueChanges } from '../../server/modules/authoring/scheduledChanges'
import { findProjectRoot } from '../../server/projectRoot'
import {
  type AuthoredVacancyVersion,
  emptyVacancy,
  type VacancyRowPage,
} from '../../src/schemas/authoring/authoredVacancy'
import type { VacancyDetail } from '../../src/schemas/vacancies/vacancy'
import { fetchVacancies } from './applicationFixture'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { startTestServer, type TestServer } from './testServer'

const day = 24 * 60 * 60 * 1000
let server: TestServer
let db: Db
let admin: string
let guest: string

const { callApi, save, publish, fetchAuthoredVacancy, closeOrWithdraw, createPublished } =
  createOwnVacancyCalls({ call: (...call) => server.call(...call) }, () => admin)
const fail = (line: string) => {
  throw new Error(line)
}
const inDays = (days: number) => new Date(Date.now() + days * day)
const applyChanges = (days: number) =>
  applyDueChanges({ db, now: () => inDays(days), root: findProjectRoot(), report: fail })
const findInPublicList = async (id: string) =>
  (await fetchVacancies(server, guest)).find(({ guid }) => guid === id)

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
  db = openDatabase(server.database.url)
})
afterAll(async () => {
  await db.destroy()
  await server.stop()
})

async function scheduleChange(code: string, days = 2) {
  const { id, content, revision } = await createPublished({ code, name: `Old ${code}` })
  const saved = await save(id, { ...content, name: `New ${code}` }, revision)
  const at = inDays(days).toISOString()
  return { id, at, content, ...(await publish(id, { revision: saved.body.revision, at })) }
}

test('an open vacancy is unchanged until the scheduled time, when the change is applied once', async () => {
  const { id, at, status, body } = await scheduleChange('CHANGE-1')
  expect(status).toBe(201)
  expect(body).toMatchObject({ state: 'open', publishedRevision: 2, revision: 3 })
  expect(body.scheduledChange).toEqual({ at, by: 'harbour-admin' })
  expect(await applyChanges(1)).toBe(0)
  expect((await findInPublicList(id))?.name).toBe('Old CHANGE-1')
  const [row] = (await callApi<VacancyRowPage>('?q=change-1')).body.items
  expect(row).toMatchObject({ changesAt: at, hasUnpublishedChanges: true })
  // Later edits do not belong to the scheduled change.
  await save(id, { ...body.content, name: 'Later CHANGE-1' }, body.revision)
  const both = await Promise.all([applyChanges(3), applyChanges(3)])
  expect(both.sort()).toEqual([0, 1])
  expect((await findInPublicList(id))?.name).toBe('New CHANGE-1')
  expect(await fetchAuthoredVacancy(id)).toMatchObject({
    ...{ state: 'open', publishedRevision: 3, revision: 4, scheduledChange: null },
    content: { name: 'Later CHANGE-1' },
  })
  const versions = (await callApi<AuthoredVacancyVersion[]>(`/${id}/versions`)).body
  expect(versions.map(({ number, by }) => [number, by])).toEqual([
    [2, 'harbour-admin'],
    [1, 'harbour-admin'],
  ])
})

test('a change can be withdrawn, is replaced by the next publication, and is dropped when the vacancy closes', async () => {
  const withdrawn = await scheduleChange('CHANGE-2')
  const path = `/${withdrawn.id}/scheduledChange`
  const { body } = await callApi<{ scheduledChange: null }>(path, { method: 'DELETE' })
  expect(body).toMatchObject({ scheduledChange: null, content: { name: 'New CHANGE-2' } })
  expect((await callApi(path, { method: 'DELETE' })).status).toBe(409)
  const published = await scheduleChange('CHANGE-3')
  await publish(published.id, { revision: published.body.revision })
  const closed = await scheduleChange('CHANGE-4')
  await closeOrWithdraw(closed.id, 'closings')
  expect(await applyChanges(3)).toBe(0)
  expect((await findInPublicList(withdrawn.id))?.name).toBe('Old CHANGE-2')
  expect((await findInPublicList(published.id))?.name).toBe('New CHANGE-3')
  expect(await fetchAuthoredVacancy(closed.id)).toMatchObject({ state: 'closed', scheduledChange: null })
})

test('a change is rejected for a past time or after closing, and dropped if its code is taken', async () => {
  const { id, content, revision } = await createPublished({
    code: 'CHANGE-5',
    closesAt: inDays(2).toISOString(),
  })
  const saved = await save(id, { ...content, closesAt: null, code: 'CHANGE-6' }, revision)
  const at = (days: number) => publish(id, { revision: saved.body.revision, at: inDays(days).toISOString() })
  const errors = async (days: number) =>
    (await at(days)).body.findings.filter(({ severity }) => severity === 'error')
  expect(await errors(-1)).toMatchObject([{ path: '/at', code: 'in-past' }])
  expect(await errors(3)).toMatchObject([{ path: '/at', code: 'after-closing' }])
  expect((await at(1)).status).toBe(201)
  await createPublished({ code: 'CHANGE-6', name: 'Was first' })
  expect(await applyChanges(1.5)).toBe(0)
  expect(await fetchAuthoredVacancy(id)).toMatchObject({ scheduledChange: null, publishedRevision: revision })
  const [{ count } = { count: 0 }] = await server.database.query(
    "select count(*) as count from audit where action = 'vacancy change not published'",
  )
  expect(Number(count)).toBe(1)
})

test('the picture of an Expression of Interest is published with it, needs an alternative text, and is not a document', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { id, revision } = (await callApi<{ id: string; revision: number }>('', { body: {} })).body
  const path = `/${id}/documents/picture-1.png`
  const { fileId } = (await callApi<{ fileId: string }>(path, { method: 'PUT', body: pixel })).body
  expect(fileId).toMatch(/^[0-9a-f]{64}$/)
  const picture = { fileId, filename: 'picture-1.png', alt: '', isDecorative: false }
  const content = {
    ...emptyVacancy,
    code: 'EOI-1',
    name: 'Write to us',
    isExpressionOfInterest: true,
    picture,
  }
  const draft = await save(id, content, revision)
  const withoutAlt = await publish(id, { revision: draft.body.revision })
  expect(withoutAlt.body.findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { path: '/picture', code: 'no-alt' },
  ])
  const saved = await save(id, { ...content, picture: { ...picture, alt: 'A pier' } })
  expect((await publish(id, { revision: saved.body.revision })).status).toBe(201)
  const item = await findInPublicList(id)
  expect(item?.picture).toMatchObject({ alt: 'A pier' })
  const whole = await server.call<VacancyDetail>(`/api/vacancies/${item?.id}`, { token: guest })
  expect([whole.body.picture, whole.body.attachments]).toEqual([item?.picture, []])
  const bytes = await server.call(item?.picture?.src ?? '', { headers: { host: 'harbour.localhost' } })
  expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'image/png'])
  const job = await save(id, {
    ...saved.body.content,
    ...{ isExpressionOfInterest: false, description: '<p>A job now.</p>' },
  })
  await publish(id, { revision: job.body.revision })
  expect((await findInPublicList(id))?.picture).toBeUndefined()
})
