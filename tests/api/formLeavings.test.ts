import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createFileStore } from '../../server/modules/files/fileStore'
import { runHousekeeping } from '../../server/modules/operations/housekeeping'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type { AbandonmentReport, FormAbandonment } from '../../src/schemas/statistics/formAbandonment'
import { createApplicationFixture, fetchVacancies } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string
let validReport: FormAbandonment

const abandonment: AbandonmentReport = {
  ...{ lastField: 'resume', missing: ['resume'], wrong: ['email'], time: 'under3', isSent: false },
}

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  const guest = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, guest)
  const { form } = await createApplicationFixture(server, guest, vacancy?.id ?? 0)
  const [row] = await server.database.query(`select guid from vacancies where id = ${vacancy?.id}`)
  validReport = {
    ...{ clientCode: 'harbour', vacancyGuid: String(row?.guid), formVersion: form.version },
    ...{ report: abandonment, instead: null },
  }
})
afterAll(() => server.stop())

const reportAbandonment = (change: Partial<FormAbandonment> = {}, headers: Record<string, string> = {}) =>
  server.call('/api/formLeavings', { body: { ...validReport, ...change }, headers })
const readCounts = async () => {
  const rows = await server.database.query(
    'select field_key, measure, times from form_leavings order by field_key, measure',
  )
  return rows.map(({ field_key, measure, times }) => `${field_key} ${measure} ${times}`)
}
async function setCounting(canCountLeaving: boolean): Promise<number> {
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  const changed = { ...body, canCountLeaving }
  const { status } = await server.call('/api/userSettings', { method: 'PUT', token: admin, body: changed })
  return status
}

test('nothing is counted for clients that have not enabled it, or visitors who opted out', async () => {
  expect((await reportAbandonment()).status).toBe(204)
  expect(await setCounting(true)).toBe(204)
  expect((await reportAbandonment({}, { 'sec-gpc': '1' })).status).toBe(204)
  expect((await reportAbandonment({}, { dnt: '1' })).status).toBe(204)
  expect(await readCounts()).toEqual([])
})

test('reports are stored only as numbers by day, form and field', async () => {
  await Promise.all([reportAbandonment(), reportAbandonment(), reportAbandonment()])
  expect(await readCounts()).toEqual([
    ' after-under3 3',
    'email wrong 3',
    'resume left 3',
    'resume missing 3',
  ])
  const [row] = await server.database.query('select * from form_leavings')
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['client_id', 'day', 'field_key', 'form_version', 'id', 'measure', 'times'].sort(),
  )
})

test('the abandonment of a visitor who returned and sent is subtracted, never below zero', async () => {
  const sent = { ...abandonment, missing: [], wrong: [], isSent: true }
  for (const _ of [1, 2, 3, 4])
    expect((await reportAbandonment({ report: sent, instead: abandonment })).status).toBe(204)
  expect(await readCounts()).toEqual([
    ...[' after-under3 0', ' sent 4', 'email wrong 0', 'resume left 0', 'resume missing 0'],
  ])
})

test('reports with unknown forms, fields or values are not counted', async () => {
  const before = await readCounts()
  const strange = { ...abandonment, lastField: 'toString' }
  const statuses = [
    (await reportAbandonment({ report: strange })).status,
    (await reportAbandonment({ report: abandonment, instead: strange })).status,
    (await reportAbandonment({ formVersion: 'older' })).status,
    (await reportAbandonment({ vacancyGuid: 'nobody' })).status,
    (await reportAbandonment({ clientCode: 'nobody' })).status,
    (await reportAbandonment({ report: { ...abandonment, time: 'never' } as unknown as AbandonmentReport }))
      .status,
    (
      await reportAbandonment({
        report: { ...abandonment, missing: Array.from({ length: 201 }, () => 'resume') },
      })
    ).status,
  ]
  expect(statuses).toEqual([400, 400, 204, 404, 404, 422, 422])
  expect(await readCounts()).toEqual(before)
})

test('the numbers are deleted after a year and a month', async () => {
  const db = openDatabase(server.database.url)
  const isKeptAfter = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await runHousekeeping({ db, files: createFileStore(null), environment: { auditDays: 400 }, now })
    return (await readCounts()).length > 0
  }
  try {
    expect([await isKeptAfter(390), await isKeptAfter(400)]).toEqual([true, false])
  } finally {
    await db.destroy()
  }
})
