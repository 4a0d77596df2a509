import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Overview } from '../../src/schemas/statistics/overview.types'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

const fetchOverview = async (days = 30, token = admin) =>
  (await server.call<Overview>(`/api/overview?days=${days}`, { token })).body
const getSum = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)
const queryNumber = async (sql: string) => Number((await server.database.query(sql))[0]?.n)
const harbourCondition = "client_id = (select id from clients where code = 'harbour')"

test('the overview counts every application of the period once, by day and by source, and lists their jobs', async () => {
  await server.database.query(
    `update applications set broadbean_channel = 'utm_source=news' where id in
     (select min(id) from applications where ${harbourCondition})`,
  )
  const { applications } = await fetchOverview(90)
  const from = applications?.byDay[0]?.day
  const stored = await queryNumber(
    `select count(*) as n from applications where ${harbourCondition} and submitted_date >= '${from}'`,
  )
  expect(stored).toBeGreaterThan(0)
  expect(applications?.byDay).toHaveLength(90)
  expect(applications?.total).toBe(stored)
  expect(getSum(applications?.byDay ?? [])).toBe(stored)
  expect(getSum(applications?.bySource ?? [])).toBe(stored)
  expect(applications?.byJob.length).toBeGreaterThan(0)
})

test('the overview counts open vacancies, and lists only vacancies that close within eight days as closing soon', async () => {
  const { vacancies } = await fetchOverview()
  expect(vacancies?.open).toBeGreaterThan(0)
  expect(vacancies?.closing.length).toBeGreaterThan(0)
  for (const { closesAt } of vacancies?.closing ?? []) {
    expect(Date.parse(closesAt) - Date.now()).toBeLessThan(8 * 24 * 60 * 60 * 1000)
  }
})

test('the overview shows a field at which applicants leave the form only if it has at least five reports', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const client = await queryNumber("select id as n from clients where code = 'harbour'")
  const row = (key: string, times: number) => `(${client}, '${day}', 'v1', '${key}', 'left', ${times})`
  await server.database.query(
    `insert into form_leavings (client_id, day, form_version, field_key, measure, times)
     values ${row('email', 7)}, ${row('surname', 4)}`,
  )
  const leaving = (await fetchOverview()).applications?.leaving
  expect(leaving).toMatchObject({ isCounted: false, sent: null, left: 7, others: 0 })
  expect(leaving?.fields).toEqual([{ label: 'Email', left: 7, errors: 0 }])
  const other = await fetchOverview(30, await server.admin('meridian'))
  expect(other.applications?.leaving.fields).toEqual([])
})

test('reviewers see no vacancies, and editors no applications', async () => {
  const setRole = (name: string) =>
    server.database.query(
      `update users set account_role = '${name}' where ${harbourCondition} and role = 'Client'`,
    )
  await setRole('reviewer')
  expect(await fetchOverview()).toMatchObject({
    vacancies: null,
    applications: { total: expect.any(Number) },
  })
  await setRole('editor')
  expect(await fetchOverview()).toMatchObject({ applications: null, vacancies: { open: expect.any(Number) } })
  await setRole('owner')
})
