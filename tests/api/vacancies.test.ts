import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApplicationForm } from '../../src/schemas/applicationForm/buildApplicationForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { VacancyListItem, VacancyLists } from '../../src/schemas/vacancies/vacancy'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { expectOk } from './apiClient'
import { fetchVacancies } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let server: TestServer
let token: string
let planner: VacancyListItem

beforeAll(async () => {
  server = await startTestServer()
  token = await server.guest('harbour')
  const found = (await fetchVacancies(server, token)).find((vacancy) => vacancy.name === 'Coastal Planner')
  if (!found) throw new Error('The demo has no Coastal Planner.')
  planner = found
})
afterAll(() => server.stop())

const api = () => server.client(token)
const params = () => ({ params: { path: { id: planner.id } } })
const readLists = async () => ({
  licences: await expectOk(api().GET('/api/vacancies/{id}/licences', params())),
  qualifications: await expectOk(api().GET('/api/vacancies/{id}/qualifications', params())),
  requirements: await expectOk(api().GET('/api/vacancies/{id}/requirements', params())),
  skills: await expectOk(api().GET('/api/vacancies/{id}/skills', params())),
  visas: await expectOk(api().GET('/api/vacancies/{id}/visas', params())),
  screeningQuestions: await expectOk(api().GET('/api/vacancies/{id}/screeningquestions', params())),
})
const readDetail = () => expectOk(api().GET('/api/vacancies/{id}', params()))

describe('the list', () => {
  test('[API-08] lists only harbour’s currently advertised vacancies', async () => {
    const list = await fetchVacancies(server, token)
    expect(list.filter((vacancy) => !vacancy.isExpressionOfInterest)).toHaveLength(64)
    expect(list.filter((vacancy) => vacancy.isExpressionOfInterest)).toHaveLength(3)
    expect(Object.keys(planner).sort()).toEqual(
      [
        'advertisingCloseDate',
        'dateAdvertised',
        'department',
        'employmentType',
        'guid',
        'id',
        'isExpressionOfInterest',
        'location',
        'name',
        'salaryAddText',
        'summary',
      ].sort(),
    )
    expect(await fetchVacancies(server, await server.guest('meridian'))).toHaveLength(12)
    expect(await fetchVacancies(server, await server.guest('admin'))).toEqual([])
  })

  test('[API-08] a vacancy leaves the list when it closes; one without a date stays', async () => {
    server.advanceClock(300 * 24 * 60 * 60 * 1000)
    const later = await fetchVacancies(server, await server.guest('harbour'))
    server.advanceClock(-300 * 24 * 60 * 60 * 1000)
    expect(later.length).toBeGreaterThan(5)
    expect(later.every((vacancy) => vacancy.advertisingCloseDate === null)).toBe(true)
  })

  test('[API-08] the list is compressed and has a strong ETag', async () => {
    const fetched = await fetchRaw('/api/vacancies', { 'accept-encoding': 'gzip' })
    expect(fetched.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(fetched.bytes).toString())).toHaveLength(67)
    const etag = String(fetched.headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await fetchRaw('/api/vacancies', { 'accept-encoding': 'gzip', 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const plain = await fetchRaw('/api/vacancies', { 'accept-encoding': 'identity', 'if-none-match': etag })
    expect([plain.status, plain.headers.etag === etag]).toEqual([200, false])
  })
})

describe('one vacancy', () => {
  test('[API-09] returns its details with its documents', async () => {
    const detail = await readDetail()
    expect(detail).toMatchObject({
      ...planner,
      code: 'HCC-0142',
      salaryAddText: expect.stringContaining('$'),
    })
    expect(detail.attachments).toHaveLength(2)
    expect(detail.description).toContain('<h3>')
    expect(detail).not.toHaveProperty('lists')
  })

  test('[API-10] returns its lists with empty answers', async () => {
    const { licences, qualifications, requirements, skills, visas, screeningQuestions } = await readLists()
    const attachments = await expectOk(api().GET('/api/vacancies/{id}/attachments', params()))
    for (const item of [...licences, ...qualifications, ...requirements, ...visas]) {
      expect(item).toMatchObject({ id: expect.any(Number), applicantResponse: null })
    }
    expect(skills[0]).toMatchObject({ applicantResponse: '', options: expect.any(Array) })
    const questions = screeningQuestions.flatMap((group) => group.questions)
    expect(questions.filter((question) => question.controlType === 'cbx').length).toBeGreaterThan(0)
    for (const question of questions) {
      expect(question.applicantResponse).toBe(question.controlType === 'cbx' ? null : '')
    }
    expect(attachments.map(({ id }) => id)).toEqual((await readDetail()).attachments.map(({ id }) => id))
  })

  test('[API-12] a document is downloaded unchanged', async () => {
    const [first] = await expectOk(api().GET('/api/vacancies/{id}/attachments', params()))
    const file = await fetchRaw(`/api/vacancies/${planner.id}/attachments/${first?.id}/data`, {})
    const originals = ['coastal-planner-position-description.pdf', 'harbour-benefits-guide.pdf']
    expect(originals.some((name) => readFileSync(`server/demo/files/${name}`).equals(file.bytes))).toBe(true)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="/)
  })

  test('[JD-03] [API-12] anyone may follow the link to a document, only on the host of its client', async () => {
    const [first] = await expectOk(api().GET('/api/vacancies/{id}/attachments', params()))
    const path = `/documents/${planner.id}/${first?.id}/${encodeURIComponent(first?.filename ?? '')}`
    const file = await visitSite(server, path)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="/)
    for (const wrongPath of [path.replace(`/${first?.id}/`, '/999999/'), '/documents/x/1/a.pdf'])
      expect((await visitSite(server, wrongPath)).status).toBe(404)
    expect((await visitSite(server, path, 'meridian.localhost:3000')).status).toBe(404)
    expect((await visitSite(server, path, 'nobody.localhost:3000')).status).toBe(404)
  })

  test('its form is compressed for clients that accept that, and the same for all', async () => {
    const path = `/api/vacancies/${planner.id}/form`
    const plain = await fetchRaw(path, { 'accept-encoding': 'identity' })
    const compressed = await fetchRaw(path, { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Host, Accept-Encoding',
    })
    expect(gunzipSync(compressed.bytes)).toEqual(plain.bytes)
    expect((await fetchRaw(path, { 'accept-encoding': 'gzip' })).bytes).toEqual(compressed.bytes)
  })

  test('[JD-07] its form as data equals the one that the browser builds from settings and lists', async () => {
    const form = await expectOk(api().GET('/api/vacancies/{id}/form', params()))
    const settings = await expectOk(api().GET('/api/userSettings'))
    // The types of the site omit properties that are always null.
    const lists = (await readLists()) as unknown as VacancyLists
    expect(form).toEqual(JSON.parse(JSON.stringify(buildApplicationForm(settings, lists))))
    const { uiSchema } = form as unknown as BuiltForm
    expect(uiSchema['ui:order'].slice(0, 3)).toEqual(['firstName', 'surname', 'email'])
  })
})

interface RawAnswer {
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
}

/** Sends a request without the automatic decompression of `fetch`. */
function fetchRaw(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { authorization: `Bearer ${token}`, ...headers } }
    get(`${server.url}${path}`, options, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes })
    }).on('error', reject)
  })
}

test('a code with letters beyond A to Z names one vacancy on every database', async () => {
  const created = await server.command('create-key', '--client', 'harbour', '--name', 'codes')
  const key = /fyk_\S+/.exec(created.out)?.[0] ?? ''
  const put = (code: string) =>
    server.call(`/api/backoffice/vacancies/${encodeURIComponent(code)}`, {
      method: 'PUT',
      token: key,
      body: createPlainVacancy(code),
    })
  expect([(await put('Ünit-7')).status, (await put('Ünit-7')).status]).toEqual([201, 200])
})
