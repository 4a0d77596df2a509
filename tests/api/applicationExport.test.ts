import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCsvLine } from '../../server/text/csvLine'
import type {
  ApplicationDetails,
  ApplicationListItem,
  Pagination,
  ResubmitResult,
} from '../../src/schemas/applications/application'
import { getClientDay } from '../../src/schemas/vacancies/responseDeadline'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

interface List {
  results: ApplicationListItem[]
  pagination: Pagination
}
const fetchList = async (query: Record<string, string> = {}) =>
  (await server.call<List>(`/api/applications?${new URLSearchParams(query)}`, { token: admin })).body
const exportCsv = (query: Record<string, string> = {}, token = admin) =>
  server.call<string>(`/api/applications.csv?${new URLSearchParams(query)}`, { token })
const resubmit = (applicationIds: unknown) =>
  server.call<{ results: ResubmitResult[] }>('/api/resubmittedApplications/', {
    token: admin,
    body: { applicationIds },
  })

describe('[API-18] [AP-03] the export', () => {
  test('contains the complete list with the same filters and order', async () => {
    const query = { vacancyName: 'planner', sortColumn: 'applicantName', sortOrder: 'asc' }
    const { headers, body } = await exportCsv(query)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="applications.csv"')
    const lines = body.replace(/^\uFEFF/, '').split('\r\n')
    expect(lines.shift()).toBe(
      'Application ID,Submitted (Sydney time),Code,Vacancy,Location,Applicant,Sent,State,Language',
    )
    expect(lines.pop()).toBe('')
    const { results } = await fetchList({ ...query, pageSize: '1000' })
    expect(results.length).toBeGreaterThan(3)
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(results.map(({ id }) => id))
    expect(lines[0]).toContain(results[0]?.applicantName)
    const days = lines.map((line) => line.split(',')[1]?.slice(0, 10))
    expect(days).toEqual(
      results.map(({ submittedDate }) => getClientDay(new Date(submittedDate), 'Australia/Sydney')),
    )
  })

  test.each(['submittedDate', 'isSentToConnx', 'id'])(
    'contains each application once when it is sorted by %s',
    async (sortColumn) => {
      const { body } = await exportCsv({ sortColumn })
      const ids = body
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe((await fetchList()).pagination.recordCount)
    },
  )

  test('begins with a byte order mark for spreadsheets', async () => {
    const answer = await fetch(`${server.url}/api/applications.csv`, {
      headers: { authorization: `Bearer ${admin}` },
    })
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('contains only one client’s applications, and rejects an unknown sort column', async () => {
    const meridianCsv = (await exportCsv({}, await server.admin('meridian'))).body
    expect(meridianCsv).not.toContain('HCC-')
    expect((await exportCsv({ sortColumn: 'password' })).status).toBe(400)
  })
})

test('[FK-18] a phone number that is not certainly valid stays as it was typed in details, export and stored answers', async () => {
  const token = await server.guest('harbour')
  const id = (await fetchVacancies(server, token)).find(({ name }) => name === 'Coastal Planner')?.id ?? 0
  const { body } = await createApplicationFixture(server, token, id, 'phone@example.org')
  const receipt = await submit(server, token, { ...body, mobile: '07700900123' })
  const path = `/api/applicationDetails/${receipt.id}`
  const details = (await server.call<ApplicationDetails>(path, { token: admin })).body
  expect(details.contact.phone).toBe('07700900123')
  expect((await exportCsv({ answers: 'true' })).body).toContain(',07700900123')
  const [sent] = await server.database.query(`select answers from applications where id = ${receipt.id}`)
  expect(String(sent?.answers)).toContain('"07700900123"')
  await server.call('/api/people/erase', { token: admin, body: { email: 'phone@example.org' } })
})

describe('[API-18] the export as an Excel workbook', () => {
  const exportXlsx = async (query: Record<string, string>, token = admin) => {
    const answer = await fetch(`${server.url}/api/applications.xlsx?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: new Uint8Array(await answer.arrayBuffer()),
    }
  }

  test('has the same cells as the CSV, all as text, so that a phone number keeps its leading zero', async () => {
    const query = { answers: 'true', sortColumn: 'id', sortOrder: 'asc' }
    const { headers, bytes } = await exportXlsx(query)
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(headers.get('content-disposition')).toBe('attachment; filename="applications.xlsx"')
    const { sheets } = await readXlsx(bytes)
    const [sheet] = sheets
    const cells = (sheet?.rows ?? []).flat().filter((cell) => cell !== null)
    expect(cells.every((cell) => typeof cell === 'string')).toBe(true)
    expect(cells.some((cell) => /^0\d{3} ?\d{3} ?\d{3}$/.test(String(cell)))).toBe(true)
    const csvLines = (await exportCsv(query)).body
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1)
    const width = sheet?.rows[0]?.length ?? 0
    const sheetLines = (sheet?.rows ?? []).map((row) =>
      formatCsvLine(Array.from({ length: width }, (_, column) => String(row[column] ?? ''))),
    )
    expect(sheetLines).toEqual(csvLines.map((line) => `${line}\r\n`))
    expect(sheetLines).toHaveLength((await fetchList()).pagination.recordCount + 1)
  })

  test('contains only one client’s applications, and rejects an unknown sort column', async () => {
    const { sheets } = await readXlsx((await exportXlsx({}, await server.admin('meridian'))).bytes)
    expect(JSON.stringify(sheets)).not.toContain('HCC-')
    expect((await exportXlsx({ sortColumn: 'password' })).status).toBe(400)
  })
})

test('[API-18] answers are in the column of their question, even if questions have the same text', async () => {
  const vacancies = createOwnVacancyCalls(server, () => admin)
  const createQuestion = (id: string, text: string) => ({ id, text, controlType: 'txt', isRequired: true })
  const createGroups = (licence: string) => [
    {
      id: 'g-about',
      name: 'About you',
      questions: [
        createQuestion('q-email', 'Email'),
        createQuestion('q-one', licence),
        createQuestion('q-two', licence),
      ],
    },
  ]
  const { id, revision } = await vacancies.createPublished({
    code: 'OWN-EXPORT',
    screeningQuestions: createGroups('Number'),
  })
  const apply = async (email: string, answers: string[]) => {
    const token = await server.guest('harbour')
    const vacancyId = (await fetchVacancies(server, token)).find(({ guid }) => guid === id)?.id ?? 0
    const { body } = await createApplicationFixture(server, token, vacancyId, email)
    const [group] = body.applicationScreeningQuestions
    for (const [at, question] of (group?.questions ?? []).entries())
      question.applicantResponse = answers[at] ?? ''
    return (await submit(server, token, body)).id
  }
  const first = await apply('first@example.org', ['boss@example.org', 'A1', 'B1'])
  const saved = await vacancies.save(
    id,
    {
      ...(await vacancies.fetchAuthoredVacancy(id)).content,
      screeningQuestions: createGroups('Licence number'),
    },
    revision,
  )
  await vacancies.publish(id, { revision: saved.body.revision })
  const second = await apply('second@example.org', ['chief@example.org', 'A2', 'B2'])
  const { body } = await exportCsv({
    vacancyCode: 'OWN-EXPORT',
    columns: 'id',
    answers: 'true',
    sortColumn: 'id',
    sortOrder: 'asc',
  })
  const [headings = [], ...rows] = body
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .map((line) => line.split(','))
  const row = (at: number) => Object.fromEntries(headings.map((head, column) => [head, rows[at]?.[column]]))
  const getFieldCell = (email: string) => ({ Email: email })
  const getQuestionCells = (email: string, one: string, two: string) => ({
    'About you: Email': email,
    'About you: Licence number': one,
    'About you: Licence number (2)': two,
  })
  expect(row(0)).toMatchObject({
    'Application ID': String(first),
    ...getFieldCell('first@example.org'),
    ...getQuestionCells('boss@example.org', 'A1', 'B1'),
  })
  expect(row(1)).toMatchObject({
    'Application ID': String(second),
    ...getFieldCell('second@example.org'),
    ...getQuestionCells('chief@example.org', 'A2', 'B2'),
  })
  expect(headings.filter((head) => /email|number/i.test(head))).toHaveLength(4)
})

describe('[API-23] [AP-05] resubmitting several applications at once', () => {
  test('returns a result for each; an unknown one does not prevent the others', async () => {
    const { results } = await fetchList({ isSentToConnx: 'true' })
    const ids = results.slice(0, 3).map(({ id }) => id)
    const meridian = await server.call<List>('/api/applications', { token: await server.admin('meridian') })
    const foreign = meridian.body.results[0]?.id ?? 0
    const answer = await resubmit([ids[0], 999_999, foreign, ids[1], ids[0], ids[2]])
    expect(answer.status).toBe(200)
    expect(answer.body.results).toEqual([
      { applicationId: ids[0], result: 'queued' },
      { applicationId: 999_999, result: 'not-found' },
      { applicationId: foreign, result: 'not-found' },
      { applicationId: ids[1], result: 'queued' },
      { applicationId: ids[2], result: 'queued' },
    ])
    const unsent = await fetchList({ isSentToConnx: 'false', pageSize: '1000' })
    expect(unsent.results.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${ids[0]}`, {
      token: admin,
    })
    expect(details.body.delivery).toMatchObject({ state: 'waiting', nextAttemptAt: expect.any(String) })
    expect(details.body.deliveryAttempts).toEqual([])
  })

  test.each([[[]], [['1']], [Array.from({ length: 101 }, (_, at) => at + 1)]])('refuses %j', async (ids) => {
    expect((await resubmit(ids)).status).toBe(422)
  })
})

test('[API-18] the list never has an outdated count', async () => {
  const fetchUnsent = () => fetchList({ isSentToConnx: 'false' })
  const before = (await fetchUnsent()).pagination.recordCount
  expect((await fetchUnsent()).pagination.recordCount).toBe(before)
  const { results } = await fetchList({ isSentToConnx: 'true' })
  await resubmit([results[0]?.id])
  const after = await fetchUnsent()
  expect(after.pagination.recordCount).toBe(before + 1)
  expect(after.results.map(({ id }) => id)).toContain(results[0]?.id)
})

test('[API-18] [AP-01] the pages together contain the whole list in order, and a page beyond the last is empty', async () => {
  const query = { sortColumn: 'location', sortOrder: 'asc', pageSize: '7' }
  const all = (await fetchList({ ...query, pageSize: '1000' })).results.map(({ id }) => id)
  const { lastPage } = (await fetchList(query)).pagination
  const pages = await Promise.all(
    Array.from({ length: lastPage }, (_, at) => fetchList({ ...query, page: String(at + 1) })),
  )
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(all)
  expect((await fetchList({ ...query, page: String(lastPage + 5) })).results).toEqual([])
})
