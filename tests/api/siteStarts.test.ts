import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import { siteStarts } from '../../src/schemas/site/siteStarts'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const root = makeSiteRoot()
let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' }, root.path)
  admin = await server.admin('harbour')
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const start = (name: string, headers: Record<string, string> = {}, code = 'harbour') =>
  server.call<SiteDraft & Problem>(`/api/sites/${code}/draft/start`, {
    token: admin,
    body: { name },
    headers,
  })

test.each(siteStarts)(
  '%s takes the place of what is drafted, and can be published as it is',
  async (name) => {
    const { status, body, headers } = await start(name)
    expect(status).toBe(200)
    expect(headers.get('etag')).toBe(`"${body.revision}"`)
    expect(JSON.parse(body.configText)).toMatchObject({ siteTitle: 'Careers at Harbour City Council' })
    expect(Object.keys(body.files)).not.toContain('sidebar.html')
    const published = await server.call<Problem>('/api/sites/harbour/publications', {
      token: admin,
      body: { revision: body.revision },
    })
    expect(published).toMatchObject({ status: 201 })
    const hero = readFileSync(join(root.path, 'public/starts', name, 'hero.svg'))
    expect(body.files['hero.svg']?.hash).toBe(createHash('sha256').update(hero).digest('hex'))
  },
)

test('is refused where the draft has moved on, where it is not known, and to others', async () => {
  expect(await start('council', { 'if-match': '"0"' })).toMatchObject({ status: 412 })
  expect((await start('../clients/harbour')).status).toBe(422)
  expect((await start('council', {}, 'meridian')).status).toBe(404)
})
