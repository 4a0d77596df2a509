import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  ApplicationDetails,
  ApplicationListItem,
  Problem,
} from '../../src/schemas/applications/application'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

const listApplications = async (token: string, query = '') =>
  (
    await server.call<{ results: ApplicationListItem[] }>(`/api/applications?pageSize=1000${query}`, {
      token,
    })
  ).body.results

describe('isolation of clients', () => {
  test("meridian's administrator can neither read nor resubmit any of harbour's applications by id", async () => {
    const meridian = await server.admin('meridian')
    const own = await listApplications(meridian)
    const [first] = own
    expect((await server.call(`/api/applicationDetails/${first?.id}`, { token: meridian })).status).toBe(200)
    const foreign = await listApplications(admin)
    expect(foreign.filter((item) => own.some((mine) => mine.id === item.id))).toEqual([])
    for (const { id } of foreign) {
      expect((await server.call(`/api/applicationDetails/${id}`, { token: meridian })).status).toBe(404)
    }
    const foreignId = foreign[0]?.id
    const unknown = await server.call<Problem>('/api/applicationDetails/999999', { token: meridian })
    const hidden = await server.call<Problem>(`/api/applicationDetails/${foreignId}`, { token: meridian })
    expect(hidden.body).toEqual(unknown.body)
    const before = await listApplications(admin)
    const body = { applicationId: foreignId }
    expect((await server.call('/api/resubmittedApplications', { token: meridian, body })).status).toBe(404)
    expect(await listApplications(admin)).toEqual(before)
  })

  test('[SS-08] a token gives access only to data of its client, on every host', async () => {
    const authorization = `Bearer ${await server.admin('meridian')}`
    const read = async (host: string) => {
      const { status, text } = await visitSite(server, '/api/applications', host, { authorization })
      const list: { results: ApplicationListItem[] } = JSON.parse(text)
      return { status, ids: list.results.map(({ id }) => id) }
    }
    const own = await read('meridian.localhost')
    expect(own.status).toBe(200)
    expect(own.ids).not.toEqual([])
    expect(await read('harbour.localhost')).toEqual(own)
  })

  test('files, vacancies and forms of another client are not found', async () => {
    const [sam] = await listApplications(admin, '&applicantName=Sam+Rivers')
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${sam?.id}`, {
      token: admin,
    })
    const file = `/api/applicationDetails/${sam?.id}/attachments/${details.body.attachments[0]?.id}/data`
    const vacancies = (await server.call<VacancyListItem[]>('/api/vacancies', { token: admin })).body
    const vacancy = vacancies.find((one) => one.name === 'Coastal Planner')
    const below = ['', '/skills', '/attachments', '/form', '/applications/sam.rivers@example.com/']
    const paths = [file, ...below.map((part) => `/api/vacancies/${vacancy?.id}${part}`)]
    const meridian = await server.admin('meridian')
    for (const path of paths) {
      expect([path, (await server.call(path, { token: admin })).status]).toEqual([path, 200])
    }
    for (const path of paths) {
      expect([path, (await server.call(path, { token: meridian })).status]).toEqual([path, 404])
    }
  })
})
