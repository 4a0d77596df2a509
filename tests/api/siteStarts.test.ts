import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import type { SiteFinding } from '../../src/schemas/site/siteFinding'
import { siteTemplateNames } from '../../src/schemas/site/siteTemplateNames'
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

const startFromTemplate = (name: string, headers: Record<string, string> = {}, code = 'harbour') =>
  server.call<SiteDraft & Problem>(`/api/sites/${code}/draft/start`, {
    token: admin,
    body: { name },
    headers,
  })

test.each(siteTemplateNames)(
  'the template %s replaces the draft, and is published only after its example texts are replaced',
  async (name) => {
    const { status, body, headers } = await startFromTemplate(name)
    expect(status).toBe(200)
    expect(headers.get('etag')).toBe(`"${body.revision}"`)
    expect(JSON.parse(body.configText)).toMatchObject({ siteTitle: 'Careers at Harbour City Council' })
    expect(Object.keys(body.files)).not.toContain('sidebar.html')
    const publish = (revision: number) =>
      server.call<{ findings: SiteFinding[] }>('/api/sites/harbour/publications', {
        token: admin,
        body: { revision },
      })
    const refused = await publish(body.revision)
    expect(refused.status).toBe(422)
    const texts = refused.body.findings.map(({ message }) => message).join('\n')
    for (const example of ['[[your e-mail address]]', '[[your phone number]]'])
      expect(texts).toContain(example)
    const edited = await server.call<SiteDraft>('/api/sites/harbour/draft', {
      method: 'PUT',
      token: admin,
      body: { configText: body.configText.replace(/\[\[.*?\]\]/g, 'Our own'), ids: body.ids },
      headers: { 'if-match': `"${body.revision}"` },
    })
    expect(edited.status).toBe(200)
    expect(await publish(edited.body.revision)).toMatchObject({ status: 201 })
    const hero = readFileSync(join(root.path, 'public/starts', name, 'hero.svg'))
    expect(body.files['hero.svg']?.hash).toBe(createHash('sha256').update(hero).digest('hex'))
  },
)

test('a template is rejected for an outdated draft, with an unknown name, and for another client', async () => {
  expect(await startFromTemplate('council', { 'if-match': '"0"' })).toMatchObject({ status: 412 })
  expect((await startFromTemplate('../clients/harbour')).status).toBe(422)
  expect((await startFromTemplate('council', {}, 'meridian')).status).toBe(404)
})
