import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints'
import type { Access } from '../../server/http/api'
import { getCall } from './matrix'
import { startTestServer, type TestServer } from './testServer'

/** All calls of the API and their declared access [contract §3]. */
const calls: [string, Access][] = Object.values(endpoints).map((endpoint) => [
  getCall(endpoint),
  endpoint.access,
])

/** Calls that need no token. A public call that is not listed here fails the test. */
const publicCalls = [
  'POST /api/auth/authenticate',
  'POST /api/auth/authenticateGuest',
  'POST /api/auth/refreshaccesstoken',
  'POST /api/auth/logout',
  'POST /api/accountLinks/open',
  'POST /api/accountLinks/accept',
  'GET /api/passwordLinks',
  'POST /api/passwordLinks',
  'POST /api/formLeavings',
  'POST /api/formStamps',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/publicsettings',
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
]
/** The access that calls of these paths must declare. */
const restrictedCalls: [RegExp, Access][] = [
  [/^\w+ \/api\/(users|decommissionedUsers|audit\/all|connections\/:code\/retainDays)/, 'superuser'],
  [/^\w+ \/api\/backoffice/, 'key'],
  [
    /^\w+ \/api\/(applications|applicationDetails|resubmittedApplications|audit(\.csv)?$|people|retention|accountPeople|accountInvitations|own[A-Z]|connections\/(?!:code\/retainDays)|sites\/(?!:code\/permissions))|^PUT \/api\/userSettings/,
    'client',
  ],
]
const pages = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/jobs.xml',
  '/jobs.json',
  '/embed.js',
  '/start-page.js',
  '/embed/sample',
  '/sw.js',
  '/assets/*',
  '/clients/*',
  '/theme.css',
  '/fonts/:name',
  '/validators/:file',
  '/job-alerts/:token/leave',
  '/user/notices/:token',
  '/user/notices/:token/leave',
  '/documents/:id/:attachmentId/:filename',
  '/studio',
  '/studio/preview/:code',
  '/*',
]
/** Routes that exist in every language. Other client pages have no separate route: the handler looks up their path. */
const localizedRoutes = [
  'POST /applicant/apply/:guid',
  // The address contains a secret that only the applicant has.
  'GET /application/:token',
  'POST /application/:token',
  // Anyone may subscribe; the address contains a secret that only the subscriber has.
  'GET /job-alerts',
  'POST /job-alerts',
  'GET /job-alerts/:token',
  'POST /job-alerts/:token',
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

const refusalStatuses: Record<Access, Record<keyof typeof tokens, number | null>> = {
  none: { nobody: null, guest: null, client: null, superuser: null },
  guest: { nobody: 401, guest: null, client: null, superuser: null },
  client: { nobody: 401, guest: 403, client: null, superuser: null },
  superuser: { nobody: 401, guest: 403, client: 403, superuser: null },
  key: { nobody: 401, guest: 401, client: 401, superuser: 401 },
}

test('[SS-08] the server answers only declared endpoints, with the declared access', () => {
  const declared = server.routes.filter((route) => route.method !== 'HEAD')
  const apiRoutes = declared.filter((route) => route.url.startsWith('/api/'))
  expect(
    Object.fromEntries(apiRoutes.map((route) => [`${route.method} ${route.url}`, route.access])),
  ).toEqual(Object.fromEntries(calls))
  const otherRoutes = declared.filter((route) => !route.url.startsWith('/api/'))
  expect(otherRoutes.map((route) => `${route.method} ${route.url} ${route.access}`).sort()).toEqual(
    [
      ...pages.map((url) => `GET ${url} none`),
      'POST /job-alerts/:token/leave none',
      'POST /user/notices/:token none',
      'POST /user/notices/:token/leave none',
      ...localizedRoutes.flatMap((address) =>
        ['', '/de', '/fr', '/ar'].map((language) => `${address.replace('/', `${language}/`)} none`),
      ),
    ].sort(),
  )
})

test('[SS-08] only the listed endpoints are public, and restricted endpoints declare their access', () => {
  expect(
    calls
      .filter(([, access]) => access === 'none')
      .map(([call]) => call)
      .sort(),
  ).toEqual(publicCalls.sort())
  for (const [pattern, access] of restrictedCalls) {
    const matchingCalls = calls.filter(([call]) => pattern.test(call))
    expect(matchingCalls.length).toBeGreaterThan(1)
    expect(matchingCalls).toEqual(matchingCalls.map(([call]) => [call, access]))
  }
})

describe('[SS-08] every call but logout with every role', () => {
  test.each(calls)('%s (%s)', async (call, access) => {
    const [method = '', template = ''] = call.split(' ')
    const path = template.replace(':email', 'someone@example.org').replace(/:\w+/g, '1')
    const before = await server.stored()
    for (const actor of ['nobody', 'guest', 'client', 'superuser'] as const) {
      if (template.endsWith('/logout')) continue
      const token = tokens[actor]
      // The calls must have no effect, so even public calls get an unknown property.
      const body = method === 'GET' ? {} : { body: { unheardOf: true } }
      const { status } = await server.call(path, { method, ...body, ...(token ? { token } : {}) })
      const isDenied = [401, 403].includes(status) && !template.endsWith('/refreshaccesstoken')
      expect([actor, isDenied ? status : null, status < 500]).toEqual([
        actor,
        refusalStatuses[access][actor],
        true,
      ])
    }
    expect(await server.stored()).toEqual(before)
  })
})
