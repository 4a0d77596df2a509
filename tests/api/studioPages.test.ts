import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, root.path)
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const visit = async (path: string, client = 'harbour', headers?: Record<string, string>) => {
  const answer = await visitSite(server, path, `${client}.localhost:3000`, headers)
  const boot = JSON.parse(/id="foyer-boot">(.*?)<\/script>/.exec(answer.text)?.[1] ?? 'null')
  return { ...answer, boot, policy: String(answer.headers['content-security-policy']) }
}

test('the studio and the vacancy pages can contain frames of the same origin, and cannot be framed; list, settings and preview contain none', async () => {
  const studio = await visit('/studio')
  expect([studio.status, studio.headers['x-frame-options']]).toEqual([200, 'DENY'])
  expect(studio.policy).toContain("; frame-src 'self'; frame-ancestors 'none'")
  expect(studio.headers['cache-control']).toBe('no-store')
  expect(studio.text).toContain('<meta name="robots" content="noindex">')
  // The site's script does not hydrate the studio.
  expect(studio.text).toContain('<div id="studio"></div>')
  expect(studio.boot).toMatchObject({ clientCode: 'harbour', page: null })
  for (const path of ['/', '/user/settings', '/studio/preview/harbour']) {
    expect((await visit(path)).policy).not.toContain('frame-src')
  }
  for (const path of ['/vacancies/manage', '/vacancies/manage/one?part=preview']) {
    expect((await visit(path)).policy).toContain("; frame-src 'self'; frame-ancestors 'none'")
  }
  expect((await visit('/studio', 'nobody')).status).toBe(404)
})

test('the preview canvas of the studio can be framed only by its own origin, and is not cached', async () => {
  const preview = await visit('/studio/preview/harbour?path=/about', 'harbour', {
    'sec-fetch-dest': 'iframe',
  })
  expect([preview.status, preview.headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN'])
  expect(preview.policy).toContain("; frame-ancestors 'self'")
  expect([preview.headers['cache-control'], preview.headers['foyer-keep']]).toEqual(['no-store', undefined])
  expect(preview.boot).toMatchObject({ clientCode: 'harbour', company: 'Harbour City Council' })
})

test('the preview canvas of a client is served at its own host and at the SuperUser’s; elsewhere it gets 404', async () => {
  expect((await visit('/studio/preview/meridian')).status).toBe(404)
  expect((await visit('/studio/preview/nobody', 'admin')).status).toBe(404)
  expect((await visit('/studio/preview/HARBOUR')).status).toBe(200)
  expect((await visit('/studio/preview/meridian', 'admin')).boot).toMatchObject({ clientCode: 'meridian' })
})

test.each(['//evil.example', '/\\evil.example', 'about', `/${'a'.repeat(2001)}`])(
  'a preview of %s is rejected',
  async (path) => {
    const { status } = await visit(`/studio/preview/harbour?path=${encodeURIComponent(path)}`)
    expect(status).toBe(400)
  },
)
