import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import type { Problem } from '../../src/schemas/applications/application'
import type { ScreeningQuestionGroup, VacancyDetail, VacancyLists } from '../../src/schemas/vacancies/vacancy'
import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { createApplicationFixture, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
let keys: Record<'harbour' | 'meridian', string>

beforeAll(async () => {
  server = await startTestServer()
  token = await server.guest('harbour')
  keys = { harbour: await makeKey('harbour'), meridian: await makeKey('meridian') }
})
afterAll(() => server.stop())

async function makeKey(clientCode: string): Promise<string> {
  const db = openDatabase(server.database.url)
  const client = await findClient(db, clientCode)
  const key = await createApiKey(db, client?.id ?? 0, 'test', new Date())
  await db.destroy()
  return key
}

const payload: VacancyPayload = {
  code: 'BO 1/ä',
  name: 'Harbour Master',
  summary: 'Keeps ships apart.',
  description: '<h2>The role</h2><p onclick="x()">Ships.</p><script>alert(1)</script>',
  salaryAddText: '$120,000',
  employmentType: 'Full time',
  location: 'Port',
  department: 'Port',
  dateAdvertised: '2026-01-01T00:00:00Z',
  advertisingCloseDate: null,
  isExpressionOfInterest: false,
  licences: [
    { name: 'Pilot', isRequired: true },
    { name: 'Car', isRequired: false },
  ],
  qualifications: [{ name: 'Master mariner', isRequired: true }],
  requirements: [{ name: 'Sea legs', description: 'Must not be seasick.', isRequired: true }],
  skills: [{ name: 'Radio', isRequired: false, options: [{ label: 'Good', value: 'good' }] }],
  visas: [{ name: 'Citizen' }],
  screeningQuestions: [
    {
      name: 'About you',
      questions: [
        { text: 'Why?', controlType: 'txt', isRequired: true },
        { text: 'When?', controlType: 'dte', isRequired: false },
      ],
    },
  ],
  attachments: [
    {
      filename: 'position.pdf',
      description: 'Position',
      mime: 'text/html',
      content: pdf.toString('base64'),
    },
  ],
}

interface PutResult {
  id: number
  guid: string
  code: string
}

const getPath = (code: string) => `/api/backoffice/vacancies/${encodeURIComponent(code)}`
const putVacancy = <Body = PutResult>(body: unknown, options: { key?: string; code?: string } = {}) =>
  server.call<Body>(getPath(options.code ?? payload.code), {
    method: 'PUT',
    body,
    token: options.key ?? keys.harbour,
  })
const fetchDetail = async (id: number) =>
  (await server.call<VacancyDetail>(`/api/vacancies/${id}`, { token })).body
const fetchItems = async <Name extends keyof VacancyLists>(id: number, name: Name) =>
  (await server.call<VacancyLists[Name]>(`/api/vacancies/${id}/${name.toLowerCase()}`, { token })).body

describe('vacancies from the back-office', () => {
  test('[API-08] [API-09] [API-10] [API-12] a new vacancy is advertised immediately, with its sanitised description, its lists and its documents', async () => {
    const { status, body } = await putVacancy(payload)
    expect([status, body.code]).toEqual([201, payload.code])
    expect((await fetchVacancies(server, token)).map((vacancy) => vacancy.guid)).toContain(body.guid)
    const shown = await fetchDetail(body.id)
    expect(shown).toMatchObject({ name: 'Harbour Master', dateAdvertised: '2026-01-01T00:00:00.000Z' })
    expect(shown.description).toBe('<h2>The role</h2><p>Ships.</p>')
    expect((await fetchItems(body.id, 'licences')).map((item) => item.name)).toEqual(['Pilot', 'Car'])
    const data = await fetch(
      `${server.url}/api/vacancies/${body.id}/attachments/${shown.attachments[0]?.id}/data`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(data.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await data.arrayBuffer()).equals(pdf)).toBe(true)
  })

  test('a stored vacancy is returned with warnings about a past closing date and a salary that cannot be read', async () => {
    const getWarnings = async (more: Partial<VacancyPayload>) => {
      const { body } = await putVacancy<{ warnings?: { path: string }[] }>(
        { ...payload, code: 'WARN', ...more },
        { code: 'WARN' },
      )
      return body.warnings?.map(({ path }) => path)
    }
    expect(await getWarnings({ advertisingCloseDate: '2026-02-01T00:00:00Z' })).toEqual([
      '/advertisingCloseDate',
    ])
    for (const salaryAddText of ['$72.50', 'Negotiable'])
      expect([salaryAddText, await getWarnings({ salaryAddText })]).toEqual([
        salaryAddText,
        ['/salaryAddText'],
      ])
    for (const salaryAddText of ['', '$98,000 to $112,000', '€41.80 an hour'])
      expect([salaryAddText, await getWarnings({ salaryAddText })]).toEqual([salaryAddText, undefined])
    await server.call(getPath('WARN'), { method: 'DELETE', token: keys.harbour })
  })

  test('a replacement keeps the id, the guid and the ids of unchanged items; ids are never reused', async () => {
    const first = (await putVacancy(payload)).body
    const before = await fetchItems(first.id, 'screeningQuestions')
    const attachments = (await fetchDetail(first.id)).attachments
    const [why, when] = payload.screeningQuestions[0]?.questions ?? []
    const replacement = {
      ...payload,
      name: 'Harbour Master (acting)',
      licences: [{ name: 'Car', isRequired: true }],
      screeningQuestions: [{ name: 'About you', questions: [when, { ...why, text: 'Why not?' }] }],
    }
    const answer = await putVacancy(replacement)
    expect(answer).toMatchObject({ status: 200, body: first })
    expect(await fetchDetail(first.id)).toMatchObject({ name: 'Harbour Master (acting)', attachments })
    const licences = await fetchItems(first.id, 'licences')
    expect(licences).toMatchObject([{ name: 'Car', isRequired: true }])
    const [group] = await fetchItems(first.id, 'screeningQuestions')
    const getId = (groups: ScreeningQuestionGroup[], text: string) =>
      groups.flatMap((one) => one.questions).find((question) => question.text === text)?.id
    expect(group?.id).toBe(before[0]?.id)
    expect(getId([group ?? expect.unreachable()], 'When?')).toBe(getId(before, 'When?'))
    const newId = getId([group ?? expect.unreachable()], 'Why not?') ?? 0
    await putVacancy({ ...replacement, screeningQuestions: [] })
    const third = await putVacancy(payload)
    const again = getId(await fetchItems(third.body.id, 'screeningQuestions'), 'Why?') ?? 0
    expect(again).toBeGreaterThan(newId)
    expect(newId).toBeGreaterThan(getId(before, 'Why?') ?? Number.MAX_VALUE)
  })

  test('twenty concurrent PUTs of one code create one vacancy', async () => {
    const code = 'AT-ONCE'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => putVacancy({ ...payload, code }, { code })),
    )
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  })

  test('omitted lists are empty', async () => {
    const { licences: _l, visas: _v, attachments: _a, screeningQuestions: _q, ...rest } = payload
    const { status, body } = await putVacancy({ ...rest, code: 'FEW' }, { code: 'FEW' })
    expect(status).toBe(201)
    expect((await fetchDetail(body.id)).attachments).toEqual([])
    for (const name of ['licences', 'visas', 'screeningQuestions'] as const)
      expect([name, await fetchItems(body.id, name)]).toEqual([name, []])
  })

  test('all errors of a body are reported at once', async () => {
    const licences = [{ name: 'Car', isRequired: 'yes' }]
    const { status, body } = await putVacancy<Problem>({
      ...payload,
      name: undefined,
      summary: 7,
      licences,
      unknown: 1,
    })
    expect([status, body.errors?.map(({ path }) => path).sort()]).toEqual([
      422,
      ['/licences/0/isRequired', '/name', '/summary', '/unknown'],
    ])
  })

  test('withdrawal ends advertising and keeps applications; a PUT advertises it again', async () => {
    const { id, guid } = (await putVacancy(payload)).body
    const { body } = await createApplicationFixture(server, token, id, 'withdrawn@example.org')
    await submit(server, token, { ...body, attachmentKeys: ['resume'] })
    const applications = (await server.stored()).applications
    const remove = () => server.call(getPath(payload.code), { method: 'DELETE', token: keys.harbour })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await fetchVacancies(server, token)).map((vacancy) => vacancy.guid)).not.toContain(guid)
    expect((await server.stored()).applications).toBe(applications)
    expect(await putVacancy(payload)).toMatchObject({ status: 200, body: { id, guid } })
    expect((await fetchVacancies(server, token)).map((vacancy) => vacancy.guid)).toContain(guid)
  })

  test('a vacancy is not revealed before its start: every call answers as for an unknown vacancy', async () => {
    const code = 'SOON-2'
    const { id, guid } = (
      await putVacancy({ ...payload, code, dateAdvertised: '2099-01-01T00:00:00Z' }, { code })
    ).body
    const { body } = await createApplicationFixture(
      server,
      token,
      (await putVacancy(payload)).body.id,
      'early@example.org',
    )
    const getAnswers = async (vacancyId: number, vacancyGuid: string) => {
      const paths = ['', '/form', '/attachments', '/attachments/1/data', '/licences', '/skills']
      paths.push('/applications/early@example.org')
      const calls = [
        ...paths.map((path) => server.call(`/api/vacancies/${vacancyId}${path}`, { token })),
        server.call('/api/submittedapplications', { token, body: { ...body, vacancyId } }),
        server.call(`/validators/0.js?vacancy=${vacancyGuid}`),
      ]
      return (await Promise.all(calls)).map((answer) => [answer.status, answer.body])
    }
    const upcoming = await getAnswers(id, guid)
    expect(upcoming).toEqual(await getAnswers(9_999_999, '00000000-0000-4000-8000-000000000000'))
    expect(upcoming.map(([status]) => status)).toEqual(upcoming.map(() => 404))
  })

  test('a key cannot access a vacancy of another client; a wrong or missing key gives no access', async () => {
    await putVacancy(payload)
    const remove = (headers: Record<string, string>) =>
      server.call(getPath(payload.code), { method: 'DELETE', headers })
    expect((await remove({ 'x-api-key': keys.meridian })).status).toBe(404)
    expect((await remove({})).status).toBe(401)
    expect((await remove({ 'x-api-key': `${keys.harbour}x` })).status).toBe(401)
    expect((await remove({ authorization: `Bearer ${await server.admin('harbour')}` })).status).toBe(401)
    expect((await server.call('/api/applications', { token: keys.harbour })).status).toBe(401)
    const other = await putVacancy(payload, { key: keys.meridian })
    expect(other.status).toBe(201)
    expect((await fetchDetail((await putVacancy(payload)).body.id)).name).toBe('Harbour Master')
    expect((await remove({ 'x-api-key': keys.harbour })).status).toBe(204)
  })

  test.each([
    ['/unknown', { ...payload, unknown: 1 }],
    ['/name', { ...payload, name: undefined }],
    ['/name', { ...payload, name: 7 }],
    ['/licences/0/isRequired', { ...payload, licences: [{ name: 'Car', isRequired: 'yes' }] }],
    ['/code', { ...payload, code: 'ANOTHER' }],
    ['/dateAdvertised', { ...payload, dateAdvertised: '2026-02-30' }],
    ['/advertisingCloseDate', { ...payload, advertisingCloseDate: 'tomorrow' }],
    [
      '/attachments/0/content',
      { ...payload, attachments: [{ ...payload.attachments[0], filename: 'page.html' }] },
    ],
    ['/attachments/0/content', { ...payload, attachments: [{ ...payload.attachments[0], content: '%%%' }] }],
  ])('an error at %s is reported, and nothing is stored', async (path, body) => {
    const before = await server.stored()
    const answer = await putVacancy<Problem>(body)
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([422, [path]])
    expect(await server.stored()).toEqual(before)
  })
})
