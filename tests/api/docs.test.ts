import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testServer'

interface ApiDescription {
  openapi: string
  components: { schemas: Record<string, { properties: object; required: string[] }> }
  tags: { name: string }[]
  paths: Record<
    string,
    Record<
      string,
      {
        summary: string
        security: unknown[]
        tags: string[]
        requestBody?: { content: Record<string, { schema: object }> }
        responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>
      }
    >
  >
}

let server: TestServer
let description: ApiDescription

beforeAll(async () => {
  server = await startTestServer()
  description = (await server.call<ApiDescription>('/api/openapi.json')).body
})
afterAll(() => server.stop())

describe('the API describes itself', () => {
  test('documents every API endpoint with its purpose and access, and nothing else', () => {
    expect(description.openapi).toBe('3.1.0')
    const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        expect([path, operation.summary]).toEqual([path, expect.stringMatching(/\w/)])
        return `${method.toUpperCase()} ${path} ${operation.security.length > 0}`
      }),
    )
    const routes = server.routes
      .filter((route) => route.method !== 'HEAD' && route.url.startsWith('/api/'))
      .map(({ method, url, access }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')} ${access !== 'none'}`)
    expect(calls.sort()).toEqual(routes.sort())
  })

  test('references the schemas that validate requests and responses', async () => {
    const put = description.paths['/api/backoffice/vacancies/{code}']?.put
    expect(put?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/SentVacancy',
    })
    const { required = [] } = description.components.schemas.SentVacancy ?? {}
    expect(required).toContain('advertisingCloseDate')
    expect(required).not.toContain('screeningQuestions')
    const list = description.paths['/api/vacancies']?.get?.responses['200']?.content?.['application/json']
    const token = await server.guest('harbour')
    const [vacancy = {}] = (await server.call<object[]>('/api/vacancies', { token })).body
    expect(list?.schema.items).toEqual({ $ref: '#/components/schemas/VacancyListItem' })
    const { properties = {}, required: requiredKeys = [] } =
      description.components.schemas.VacancyListItem ?? {}
    expect([...requiredKeys, 'salaryAddText'].sort()).toEqual(Object.keys(vacancy).sort())
    // Properties that not every vacancy has.
    const optionalKeys = Object.keys(properties).filter((key) => !requiredKeys.includes(key))
    expect(optionalKeys).toEqual(['salaryAddText', 'translated', 'picture'])
    expect(JSON.stringify(description)).not.toMatch(/"~|undefined/)
  })

  test("has a page that is readable under the site's policy, without scripts and external resources", async () => {
    const page = await server.call<string>('/api/docs')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const path of Object.keys(description.paths)) expect(page.body).toContain(path)
    expect(page.body).toContain('<a href="#schema-VacancyListItem">')
    expect(page.body).toContain('<article id="schema-VacancyListItem">')
    expect(page.body).not.toMatch(/<script|\s(style|on\w+)=|(src|href)="https?:/)
    expect((await server.call<string>('/api/docs.css')).headers.get('content-type')).toContain('text/css')
  })
})
