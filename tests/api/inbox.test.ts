import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listZipEntries } from '../../server/modules/files/zipEntries'
import type {
  ApplicationCounts,
  ApplicationDetails,
  ApplicationListItem,
  ApplicationListPage,
} from '../../src/schemas/applications/application'
import type { VacancyRowPage } from '../../src/schemas/authoring/authoredVacancy'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

const fetchBody = async <Body>(path: string, token = admin) => (await server.call<Body>(path, { token })).body
const fetchList = async (query: string) =>
  (await fetchBody<{ results: ApplicationListItem[] }>(`/api/applications?pageSize=1000&${query}`)).results
const fetchCounts = (query = '') => fetchBody<ApplicationCounts>(`/api/applicationCounts?${query}`)
const getIds = (rows: { id: number }[]) => rows.map(({ id }) => id).sort()

/** Changes the outbox row as if the back-office had responded. */
const updateOutbox = (id: number, change: string) =>
  server.database.query(`update outbox set ${change} where application_id = ${id}`)

describe('[AP-01] [AP-03] the inbox', () => {
  test('distinguishes waiting, retrying, failed and delivered applications, with the reason', async () => {
    const [one, two, three] = await fetchList('isSentToConnx=false')
    const moment = new Date().toISOString()
    await updateOutbox(one?.id ?? 0, "attempts = 2, last_error = 'The back-office answered 503'")
    await updateOutbox(two?.id ?? 0, `state = 'failed', attempts = 10, next_attempt_at = '${moment}'`)
    await updateOutbox(
      three?.id ?? 0,
      "state = 'failed', attempts = 10, next_attempt_at = '2020-01-01T00:00:00.000Z'",
    )
    const byId = new Map((await fetchList('')).map((row) => [row.id, row]))
    expect(byId.get(one?.id ?? 0)).toMatchObject({
      isSentToConnx: false,
      deliveryState: 'retrying',
      deliveryError: 'The back-office answered 503',
    })
    expect(byId.get(two?.id ?? 0)?.deliveryState).toBe('failed')
    expect(getIds(await fetchList('deliveryState=retrying'))).toEqual([one?.id])
    expect(getIds(await fetchList('deliveryState=failed'))).toEqual(
      getIds([two, three] as ApplicationListItem[]),
    )
    const today = moment.slice(0, 10)
    expect(getIds(await fetchList(`deliveryState=failed&failedFromDate=${today}`))).toEqual([two?.id])
    const states = [...byId.values()].map(({ deliveryState }) => deliveryState)
    for (const state of ['waiting', 'sent'] as const) {
      const expected = states.filter((each) => each === state).length
      expect(await fetchList(`deliveryState=${state}`)).toHaveLength(expected)
    }
    expect(await fetchCounts(`failedFromDate=${today}`)).toMatchObject({
      retrying: 1,
      failed: 2,
      failedSince: 1,
    })
    expect(getIds(await fetchList('failedToday=true'))).toEqual([two?.id])
    expect(await fetchCounts()).toMatchObject({ failedSince: 1, usesDelivery: true })
  })

  test('counts unopened applications; the first person who opens one marks it as opened for all', async () => {
    const before = await fetchCounts()
    const unopened = await fetchList('isOpened=false')
    expect(before.unopened).toBe(unopened.length)
    expect(before.all).toBe((await fetchList('')).length)
    expect(before.all).toBe(unopened.length + (await fetchList('isOpened=true')).length)
    const id = unopened[0]?.id ?? 0
    expect(unopened[0]?.isOpened).toBe(false)
    const opened = await fetchBody<ApplicationDetails>(`/api/applicationDetails/${id}`)
    expect(opened.isOpened).toBe(true)
    expect(getIds(await fetchList('isOpened=false'))).not.toContain(id)
    expect((await fetchCounts()).unopened).toBe(before.unopened - 1)
    const [first] = await server.database.query(`select opened_at from applications where id = ${id}`)
    await fetchBody(`/api/applicationDetails/${id}`)
    expect(await server.database.query(`select opened_at from applications where id = ${id}`)).toEqual([
      first,
    ])
  })

  test('the next page of unopened applications skips none while the first is read', async () => {
    const page = (query: string) =>
      fetchBody<ApplicationListPage>(`/api/applications?isOpened=false&state=received&pageSize=2&${query}`)
    const whole = getIds((await fetchList('isOpened=false&state=received')) as { id: number }[])
    expect(whole.length).toBeGreaterThan(3)
    const { asOf, ...first } = await page('page=1')
    for (const { id } of first.results) await fetchBody(`/api/applicationDetails/${id}`)
    const body = { applicationIds: [first.results[1]?.id], state: 'in review', words: null }
    expect((await server.call('/api/applicationStates', { method: 'POST', token: admin, body })).status).toBe(
      200,
    )
    const seen = [...first.results]
    for (let at = 2; at <= first.pagination.lastPage; at++)
      seen.push(...(await page(`page=${at}&asOf=${asOf}`)).results)
    expect(getIds(seen)).toEqual(whole)
    const again = await page(`page=1&asOf=${asOf}`)
    expect(again.pagination.recordCount).toBe(whole.length)
    expect(again.results.map(({ isOpened }) => isOpened)).toEqual([true, true])
    expect(again.results[1]?.state).toBe('in review')
    expect((await page('page=1')).pagination.recordCount).toBe(whole.length - 2)
  })

  test('filters of the list and of deliveries work together', async () => {
    const rows = (await fetchList('vacancyName=planner&isOpened=true')).filter(({ isOpened }) => isOpened)
    expect(getIds(await fetchList('vacancyName=planner&isOpened=true&deliveryState=sent'))).toEqual(
      getIds(rows.filter(({ deliveryState }) => deliveryState === 'sent')),
    )
    expect(await fetchCounts('isExpressionOfInterest=true')).toMatchObject({
      all: (await fetchList('isExpressionOfInterest=true')).length,
    })
    expect((await server.call('/api/applications?deliveryState=lost', { token: admin })).status).toBe(400)
    expect(
      (await server.call('/api/applicationCounts', { token: await server.guest('harbour') })).status,
    ).toBe(403)
  })

  test('the applications of a vacancy are listed and counted by its id', async () => {
    const { items } = await fetchBody<VacancyRowPage>('/api/ownVacancies?pageSize=100')
    const [vacancy] = items.filter(({ applications }) => applications > 0)
    const page = await fetchBody<ApplicationListPage>(
      `/api/applications?pageSize=1000&vacancyId=${vacancy?.id}`,
    )
    expect(page.results).toHaveLength(vacancy?.applications ?? -1)
    expect(page.vacancy?.id).toBe(vacancy?.id)
    expect((await fetchCounts(`vacancyId=${vacancy?.id}`)).all).toBe(vacancy?.applications)
    expect((await server.call('/api/applications?vacancyId=Q35-7', { token: admin })).status).toBe(400)
  })

  test('[AP-06] returns the applicant’s contact details and the field of each document', async () => {
    const [sam] = await fetchList('applicantName=Sam%20Rivers')
    const details = await fetchBody<ApplicationDetails>(`/api/applicationDetails/${sam?.id}`)
    const answers = new Map(
      details.sections.flatMap(({ items }) => items.map((item) => [item.label, item.answer])),
    )
    expect(details.contact).toEqual({ email: answers.get('Email'), phone: answers.get('Mobile') })
    expect(details.attachments[0]?.fieldKey).toBe('resume')
  })
})

describe('[AP-03] exports', () => {
  const exportCsv = (query: string) => fetchBody<string>(`/api/applications.csv?${query}`)

  test('have the chosen columns, followed by all answers', async () => {
    const body = await exportCsv('applicantName=Sam%20Rivers&columns=applicantName,id&answers=true')
    const [head = '', line = ''] = body.replace(/^\uFEFF/, '').split('\r\n')
    expect(head.startsWith('Application ID,Applicant,First Name,Last Name,Email')).toBe(true)
    expect(head).toContain('Class C driver licence')
    const [sam] = await fetchList('applicantName=Sam%20Rivers')
    expect(line.startsWith(`${sam?.id},Sam Rivers,Sam,Rivers,`)).toBe(true)
    const all = (await exportCsv('columns=id&answers=true')).split('\r\n')
    const width = all[0]?.split(',').length ?? 0
    expect(width).toBeGreaterThan(head.split(',').length - 1)
    expect((await exportCsv('columns=id,applicantName')).split('\r\n')[0]).toBe('Application ID,Applicant')
    expect((await server.call('/api/applications.csv?columns=password', { token: admin })).status).toBe(400)
  })

  const exportZip = async (query: string, token = admin) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/api/applications.zip?${query}`, { headers })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
  }

  test('put documents into one zip file with a folder per application, and are audited', async () => {
    const [sam] = await fetchList('applicantName=Sam%20Rivers')
    const { bytes, headers } = await exportZip(`ids=${sam?.id}`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="documents.zip"')
    const entries = listZipEntries(bytes)
    expect(entries.map(({ name }) => name)).toEqual([
      `Sam Rivers ${sam?.id}/sam-rivers-resume.pdf`,
      'documents.csv',
    ])
    const [resume] = entries
    const start = bytes.indexOf('%PDF', resume?.headerOffset)
    const details = await fetchBody<ApplicationDetails>(`/api/applicationDetails/${sam?.id}`)
    expect(resume?.size).toBe(details.attachments[0]?.size)
    expect(start).toBeGreaterThan(0)
    const filtered = listZipEntries((await exportZip('vacancyName=planner')).bytes)
    expect(filtered.length).toBeGreaterThan(2)
    const [auditEntry] = await server.database.query(
      "select subject from audit where action = 'documents exported' order by id limit 1",
    )
    expect(auditEntry?.subject).toBe(`applications:${sam?.id}`)
  })

  test('of documents belong to one client, and are refused if they do not fit into one file', async () => {
    const [sam] = await fetchList('applicantName=Sam%20Rivers')
    const others = listZipEntries((await exportZip(`ids=${sam?.id}`, await server.admin('meridian'))).bytes)
    expect(others.map(({ name }) => name)).toEqual(['documents.csv'])
    expect((await exportZip('', await server.guest('harbour'))).status).toBe(403)
    const big =
      'update files set size = 600 * 1024 * 1024 where id = (select min(file_id) from application_attachments)'
    await server.database.query(big)
    expect((await exportZip('')).status).toBe(422)
  })
})

test('[UM-02] the SuperUser sees the usage figures and the logo of each account', async () => {
  const master = await server.signIn('master', 'master-demo-1', 'admin')
  const users = await fetchBody<{ id: number; clientCode: string }[]>('/api/users', master)
  const getId = (code: string) => users.find(({ clientCode }) => clientCode === code)?.id ?? 0
  const facts = await fetchBody<{ id: number; people: number; applicationsThisMonth: number }[]>(
    '/api/accountFacts',
    master,
  )
  expect(facts).toHaveLength(users.length)
  const getFacts = (code: string) => facts.find(({ id }) => id === getId(code))
  const month = new Date().toISOString().slice(0, 7)
  const received = await fetchList('')
  expect(getFacts('harbour')).toMatchObject({
    people: 1,
    applicationsThisMonth: received.filter(({ submittedDate }) => submittedDate.startsWith(month)).length,
  })
  expect(getFacts('kitchen')).toMatchObject({ people: 1, applicationsThisMonth: 0 })
  const ids = [getId('harbour'), getId('kitchen'), 999_999].join(',')
  const logos = await fetchBody<{ id: number; image: string }[]>(`/api/accountLogos?ids=${ids}`, master)
  expect(logos.map(({ id }) => id)).toEqual([getId('harbour')])
  expect(logos[0]?.image).toMatch(/^data:image\/svg\+xml;base64,/)
  for (const path of ['/api/accountFacts', '/api/accountLogos?ids=1'])
    expect((await server.call(path, { token: admin })).status).toBe(403)
})
