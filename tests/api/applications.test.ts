import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import { toWallTime } from '../../src/schemas/dateTime/zonedDateTime'
import { expectOk } from './apiClient'
import type { paths } from './apiTypes'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

type Query = NonNullable<paths['/api/applications']['get']['parameters']['query']>

const list = (query: Query = {}) =>
  expectOk(server.client(admin).GET('/api/applications', { params: { query } }))
const everything = (query: Query = {}) => list({ pageSize: 1000, ...query })
const getDetails = (id: number) =>
  expectOk(server.client(admin).GET('/api/applicationDetails/{id}', { params: { path: { id } } }))

describe('the list', () => {
  test('[API-18] [AP-01] [AP-02] lists 25 per page, the newest first', async () => {
    const first = await list()
    expect(first.results).toHaveLength(25)
    expect(Object.keys(first.results[0] ?? {}).sort()).toEqual(
      [
        'applicantName',
        'deliveryError',
        'deliveryState',
        'hearBy',
        'id',
        'isHidden',
        'isInView',
        'isOpened',
        'language',
        'withdrawnDate',
        'isSentToConnx',
        'location',
        'state',
        'submittedDate',
        'vacancyCode',
        'vacancyName',
        'vacancyNameTold',
      ].sort(),
    )
    const { recordCount, lastPage } = first.pagination
    expect(lastPage).toBe(Math.ceil(recordCount / 25))
    const pages = await Promise.all(Array.from({ length: lastPage }, (_, at) => list({ page: at + 1 })))
    const all = pages.flatMap((page) => page.results)
    expect(new Set(all.map((item) => item.id)).size).toBe(recordCount)
    const dates = all.map((item) => item.submittedDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test.each(['submittedDate', 'vacancyCode', 'vacancyName', 'location', 'applicantName'] as const)(
    '[AP-02] sorts by %s both ways',
    async (sortColumn) => {
      const ascending = (await everything({ sortColumn, sortOrder: 'asc' })).results
      const values = ascending.map((item) => item[sortColumn].toLowerCase())
      expect(values).toEqual([...values].sort())
      const descending = (await everything({ sortColumn, sortOrder: 'desc' })).results
      expect(descending.map((item) => item.id)).toEqual(ascending.map((item) => item.id).reverse())
    },
  )

  test('[AP-03] filters by texts, ignoring letter case; wildcards are ordinary characters', async () => {
    const { results } = await everything()
    const sample = results[7]
    if (!sample) throw new Error('The demo has too few applications.')
    const cases = [
      ['vacancyCode', 'vacancyCode'],
      ['vacancyName', 'vacancyName'],
      ['vacancyLocation', 'location'],
      ['applicantName', 'applicantName'],
    ] as const
    for (const [filter, column] of cases) {
      const part = sample[column].slice(1, 6).toUpperCase()
      const expected = results.filter((item) => item[column].toUpperCase().includes(part))
      expect((await everything({ [filter]: part })).results).toEqual(expected)
    }
    expect((await everything({ applicantName: '%' })).results).toEqual([])
    expect((await everything({ applicantName: '_' })).results).toEqual([])
  })

  test('[AP-03] [AP-04] filters by delivery, by kind and by day', async () => {
    const { results } = await everything()
    const sent = (await everything({ isSentToConnx: true })).results
    const unsent = (await everything({ isSentToConnx: false })).results
    expect(sent.every((item) => item.isSentToConnx) && unsent.every((item) => !item.isSentToConnx)).toBe(true)
    expect([sent.length > 0, unsent.length > 0, sent.length + unsent.length]).toEqual([
      true,
      true,
      results.length,
    ])
    const interests = (await everything({ isExpressionOfInterest: true })).results
    expect(interests.length).toBeGreaterThan(0)
    expect((await everything({ isExpressionOfInterest: false })).results).toHaveLength(
      results.length - interests.length,
    )
    const getDay = (moment = '') => toWallTime(new Date(moment), 'Australia/Sydney').slice(0, 10)
    const day = getDay(results[3]?.submittedDate)
    const ofDay = (await everything({ submittedFromDate: day, submittedToDate: day })).results
    expect(ofDay).toEqual(results.filter((item) => getDay(item.submittedDate) === day))
    expect(ofDay.length).toBeGreaterThan(0)
  })

  test.each([
    ['sortColumn', 'password_hash'],
    ['sortOrder', 'sideways'],
    ['page', '0'],
    ['page', 'two'],
    ['pageSize', '100000'],
    ['isSentToConnx', 'maybe'],
    ['submittedFromDate', '2026-13-45'],
    ['submittedToDate', 'yesterday'],
  ])('a query with %s=%s gets 400', async (name, value) => {
    const answer = await server.call<Problem>(`/api/applications?${name}=${value}`, { token: admin })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `/${name}` }] } })
    // A parameter of the wrong type is not reported as missing.
    expect(JSON.stringify(answer.body)).not.toContain('A response is required')
  })
})

describe('one application', () => {
  test('[API-19] a demo application has its resume, and answers with the labels of its form', async () => {
    const [planner] = (await list({ vacancyCode: 'HCC-0142', applicantName: 'Sam Rivers' })).results
    const body = await getDetails(planner?.id ?? 0)
    const answers = new Map(
      body.sections.flatMap((section) => section.items.map((item) => [item.label, item.answer])),
    )
    expect(answers.get('First Name')).toBe('Sam')
    expect(answers.get('Class C driver licence')).toBe('Yes')
    expect(answers.get('Where have you done most of that work?')).toBe('A council')
    expect(answers.get('Statutory planning')).toBe('Working knowledge')
    expect(body.attachments).toMatchObject([
      { filename: 'sam-rivers-resume.pdf', mime: 'application/pdf', question: 'Resume', isWithheld: false },
    ])
    expect(body.missingDocuments).toEqual([])
  })

  test('[API-23] [AP-05] resubmitting marks it as unsent and waiting; unknown applications, invalid ids and guests are rejected', async () => {
    const [sent] = (await list({ isSentToConnx: true })).results
    const applicationId = sent?.id ?? 0
    const resubmission = await server
      .client(admin)
      .POST('/api/resubmittedApplications', { body: { applicationId } })
    expect(resubmission.response.status).toBe(204)
    expect(await getDetails(applicationId)).toMatchObject({
      isSentToConnx: false,
      delivery: { state: 'waiting' },
    })
    // The specification writes the address with a trailing slash.
    const resubmit = (applicationId: unknown, token = admin) =>
      server.call('/api/resubmittedApplications/', { token, body: { applicationId } })
    expect((await resubmit(applicationId)).status).toBe(204)
    const before = await server.stored()
    expect((await resubmit(999_999)).status).toBe(404)
    expect((await resubmit(String(sent?.id))).status).toBe(422)
    expect((await resubmit(sent?.id, await server.guest('harbour'))).status).toBe(403)
    expect(await server.stored()).toEqual(before)
  })
})
