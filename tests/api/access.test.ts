import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '../../server/routes/api'
import { startTestServer, type TestServer } from './testServer'

/** Every call of the API and who may make it [contract §3]: a new route fails here until it is listed. */
const calls: Record<string, Access> = {
  'POST /api/auth/authenticate': 'none',
  'POST /api/auth/authenticateGuest': 'none',
  'POST /api/auth/refreshaccesstoken': 'none',
  'POST /api/auth/logout': 'none',
  'GET /api/health': 'none',
  'GET /api/publicsettings': 'none',
  'GET /api/metrics': 'none',
  'GET /api/applicationprefills/:guid': 'guest',
  'POST /api/submittedapplications/:id/prefilledresumeattachments': 'guest',
  'GET /api/userSettings': 'guest',
  'PUT /api/userSettings': 'client',
  'GET /api/vacancies': 'guest',
  'GET /api/vacancies/:id': 'guest',
  'GET /api/vacancies/:id/licences': 'guest',
  'GET /api/vacancies/:id/qualifications': 'guest',
  'GET /api/vacancies/:id/requirements': 'guest',
  'GET /api/vacancies/:id/skills': 'guest',
  'GET /api/vacancies/:id/visas': 'guest',
  'GET /api/vacancies/:id/screeningquestions': 'guest',
  'GET /api/vacancies/:id/attachments': 'guest',
  'GET /api/vacancies/:id/attachments/:attachmentId/data': 'guest',
  'GET /api/vacancies/:id/form': 'guest',
  'GET /api/vacancies/:id/applications/:email': 'guest',
  'POST /api/submittedapplications': 'guest',
  'POST /api/submittedapplications/:id/attachments': 'guest',
  'GET /api/applications': 'client',
  'GET /api/applications.csv': 'client',
  'GET /api/applicationDetails/:id': 'client',
  'GET /api/applicationDetails/:id/attachments/:attachmentId/data': 'client',
  'POST /api/resubmittedApplications': 'client',
  'GET /api/users': 'superuser',
  'GET /api/users/:id': 'superuser',
  'POST /api/users': 'superuser',
  'PUT /api/users/:id': 'superuser',
  'DELETE /api/users/:id': 'superuser',
  'GET /api/users/:id/schema': 'superuser',
  'PUT /api/users/:id/schema': 'superuser',
  'GET /api/users/:id/schema/versions': 'superuser',
  'POST /api/users/:id/schema/versions/:version/restore': 'superuser',
  'GET /api/audit': 'client',
  'GET /api/audit/all': 'superuser',
  'POST /api/decommissionedUsers': 'superuser',
  'GET /api/openapi.json': 'none',
  'GET /api/docs': 'none',
  'GET /api/docs.css': 'none',
  'PUT /api/backoffice/vacancies/:code': 'key',
  'DELETE /api/backoffice/vacancies/:code': 'key',
}
const pages = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/jobs.xml',
  '/jobs.json',
  '/embed.js',
  '/sw.js',
  '/assets/*',
  '/clients/*',
  '/theme.css',
  '/validators/:file',
  '/*',
]

let server: TestServer
let tokens: Record<'nobody' | 'guest' | 'client' | 'superuser', string | undefined>

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  tokens = {
    nobody: undefined,
    guest: await server.guest('harbour'),
    client: await server.admin('harbour'),
    superuser: await server.signIn('master', 'master-demo-1', 'admin'),
  }
})
afterAll(() => server.stop())

const refused: Record<Access, Record<keyof typeof tokens, number | null>> = {
  none: { nobody: null, guest: null, client: null, superuser: null },
  guest: { nobody: 401, guest: null, client: null, superuser: null },
  client: { nobody: 401, guest: 403, client: null, superuser: null },
  superuser: { nobody: 401, guest: 403, client: 403, superuser: null },
  key: { nobody: 401, guest: 401, client: 401, superuser: 401 },
}

test('[SS-08] the server answers what is listed here, to whom it is listed, and nothing else', () => {
  const declared = server.routes.filter((route) => route.method !== 'HEAD')
  const ofApi = declared.filter((route) => route.url.startsWith('/api/'))
  expect(Object.fromEntries(ofApi.map((route) => [`${route.method} ${route.url}`, route.access]))).toEqual(
    calls,
  )
  const others = declared.filter((route) => !route.url.startsWith('/api/'))
  expect(others.map((route) => `${route.method} ${route.url} ${route.access}`).sort()).toEqual(
    pages.map((url) => `GET ${url} none`).sort(),
  )
})

describe('[SS-08] every call by everybody', () => {
  test.each(Object.entries(calls))('%s (%s)', async (call, access) => {
    const [method = '', template = ''] = call.split(' ')
    const path = template.replace(':email', 'someone@example.org').replace(/:\w+/g, '1')
    const before = await server.stored()
    for (const actor of ['nobody', 'guest', 'client', 'superuser'] as const) {
      if (template.endsWith('/logout')) continue
      const token = tokens[actor]
      const body = method === 'GET' ? {} : { body: {} }
      const { status } = await server.call(path, { method, ...body, ...(token ? { token } : {}) })
      const isDenied = [401, 403].includes(status) && !template.endsWith('/refreshaccesstoken')
      expect([actor, isDenied ? status : null, status < 500]).toEqual([actor, refused[access][actor], true])
    }
    expect(await server.stored()).toEqual(before)
  })
})
