import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { SiteDraft, SiteFile } from '../../src/schemas/site/siteDraft'
import type { SiteState, SiteVersion } from '../../src/schemas/site/siteVersion'
import { plainLogo } from './matrixSites'
import { makeSiteRoot } from './siteRoot'
import { getZip } from './siteZipFixture'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let admin: string
let master: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' }, root.path)
  admin = await server.admin('harbour')
  master = await server.signIn('master', 'master-demo-1', 'admin')
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const getFolderPath = (name: string, code = 'harbour') => join(root.path, 'public/clients', code, name)
const getApiPath = (rest = '', code = 'harbour') => `/api/sites/${code}${rest}`
const callSiteApi = <Body>(rest: string, options: object = {}, token = admin, code = 'harbour') =>
  server.call<Body>(getApiPath(rest, code), { token, ...options })
const fetchDraft = async (code = 'harbour') => (await callSiteApi<SiteDraft>('/draft', {}, master, code)).body
const saveDraft = (configText: string, revision?: number, code = 'harbour') =>
  callSiteApi<SiteDraft & Problem>(
    '/draft',
    {
      method: 'PUT',
      body: { configText, ids: { pages: [], menu: [] } },
      ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
    },
    master,
    code,
  )
const publishDraft = (revision: number, code = 'harbour', note = '') =>
  callSiteApi<SiteVersion & Problem>('/publications', { body: { revision, note } }, master, code)
const putFile = (name: string, bytes: Buffer, token = admin) =>
  callSiteApi<{ file: SiteFile; revision: number } & Problem>(
    `/draft/files/${encodeURIComponent(name)}`,
    { method: 'PUT', body: bytes },
    token,
  )
const listVersions = async (code = 'harbour') =>
  (await callSiteApi<SiteVersion[]>('/versions', {}, master, code)).body
const visit = (address: string, code = 'harbour') => visitSite(server, address, `${code}.localhost`)

describe('the draft of a site', () => {
  test('starts as an exact copy of the served folder; reading it stores nothing', async () => {
    const { body, headers } = await callSiteApi<SiteDraft>('/draft')
    expect(body.configText).toBe(readFileSync(getFolderPath('config.json'), 'utf8'))
    expect(body).toMatchObject({ revision: 0, base: null, updatedAt: null, updatedBy: null })
    expect(headers.get('etag')).toBe('"0"')
    expect(Object.keys(body.files)).toContain('logo.svg')
    expect(Object.keys(body.files)).not.toContain('config.json')
    const state = (await callSiteApi<SiteState>('')).body
    expect(state.serves).toMatchObject({ source: 'folder', version: null })
    expect(await fetchDraft()).toEqual(body)
  })

  test('is saved exactly as written with a new revision; the second of two editors gets a conflict', async () => {
    const text = '{\n\t"siteTitle" : "Ünïcode  title",\r\n  "unknownKey": [1,2]\n}'
    const first = await saveDraft(text, 0)
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"1"'])
    const second = await saveDraft('{}', 0)
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ revision: 1, updatedBy: 'master', updatedAt: expect.any(String) })
    expect(await fetchDraft()).toMatchObject({
      configText: text,
      revision: 1,
      base: null,
      updatedBy: 'master',
    })
    expect((await visit('/')).text).toContain('<title>Careers at Harbour City Council</title>')
  })

  test('accepts files, which are served by hash only on the hosts of the client and the SuperUser', async () => {
    const { status, body } = await putFile('mark.svg', Buffer.from(plainLogo))
    expect([status, body.file]).toMatchObject([200, { type: 'image/svg+xml', width: 8, height: 8 }])
    const address = `/clients/harbour/~${body.file.hash}/mark.svg`
    for (const host of ['harbour', 'admin']) {
      const shown = await visit(address, host)
      expect([host, shown.status, shown.text]).toEqual([host, 200, plainLogo])
      expect(shown.headers['content-security-policy']).toContain('sandbox')
    }
    expect((await visit(address, 'meridian')).status).toBe(404)
    expect((await visit(address.replace('/mark.svg', '%2Fmark.svg'))).status).toBe(200)
    const logo = (await fetchDraft()).files['logo.svg']
    expect((await visit(`/clients/harbour/~${logo?.hash}/logo.svg`)).status).toBe(200)
    const kitchenFile = (await fetchDraft('kitchen')).files['blocks.svg']
    expect((await visit(`/clients/kitchen/~${kitchenFile?.hash}/blocks.svg`, 'kitchen')).status).toBe(200)
    expect((await visit(`/clients/harbour/~${'0'.repeat(64)}/logo.svg`)).status).toBe(404)
  })

  test('rejects unsupported files with a reason for each, and removes scripts from SVG files', async () => {
    const getRefusal = async (name: string, bytes: Buffer) => {
      const { status, body } = await putFile(name, bytes)
      return [status, body.errors?.[0]?.message]
    }
    expect(await getRefusal('program.exe', Buffer.from('MZ'))).toEqual([
      422,
      expect.stringContaining('images'),
    ])
    expect(await getRefusal('../secret.svg', Buffer.from(plainLogo))).toEqual([
      422,
      expect.stringContaining('not allowed'),
    ])
    expect(await getRefusal('config.json', Buffer.from('{}'))).toEqual([422, expect.any(String)])
    expect(await getRefusal('photo.png', Buffer.from('some text'))).toEqual([
      422,
      expect.stringContaining('does not match'),
    ])
    expect((await putFile('large.png', Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
    const script = plainLogo.replace('<path', '<script>alert(1)</script><path onclick="x()"')
    const cleaned = await putFile('cleaned.svg', Buffer.from(script))
    const shown = await visit(`/clients/harbour/~${cleaned.body.file.hash}/cleaned.svg`)
    expect(shown.text).toContain('<path')
    expect(shown.text).not.toMatch(/script|onclick/)
  })

  test('can be discarded; revision numbers are not reused', async () => {
    const before = await fetchDraft()
    expect((await callSiteApi('/draft', { method: 'DELETE' })).status).toBe(204)
    const after = await fetchDraft()
    expect(after).toMatchObject({ updatedAt: null, base: null, revision: before.revision + 1 })
    expect(after.configText).toBe(readFileSync(getFolderPath('config.json'), 'utf8'))
    expect((await saveDraft('{}', before.revision)).status).toBe(412)
  })
})

describe('a publication', () => {
  const fetchTitle = async () => /<title>([^<]*)/.exec((await visit('/')).text)?.[1]

  test('saves the folder as version 1 and the draft as version 2, which is served', async () => {
    const { configText, revision } = await fetchDraft()
    const edited = configText.replace('Careers at Harbour City Council', 'Published')
    const saved = await saveDraft(edited, revision)
    const { status, body } = await publishDraft(saved.body.revision, 'harbour', ' First ')
    expect([status, body]).toMatchObject([
      201,
      { number: 2, note: 'First', by: 'master', source: 'studio', serves: true },
    ])
    expect(body.changes).toEqual(['Site title: Careers at Harbour City Council → Published'])
    expect((await listVersions()).map(({ number, source, serves }) => [number, source, serves])).toEqual([
      [2, 'studio', true],
      [1, 'folder', false],
    ])
    expect(await fetchTitle()).toBe('Published')
    expect((await visit('/clients/harbour/config.json')).text).toBe(edited)
    expect((await callSiteApi<SiteState>('')).body.serves).toMatchObject({
      source: 'version',
      version: 2,
      by: 'master',
    })
  })

  test('is served in pages, stylesheet, feed and files, regardless of changes in the folder', async () => {
    writeFileSync(getFolderPath('config.json'), '{ "siteTitle": "By hand", "themeColor": "#ff0000" }')
    expect(await fetchTitle()).toBe('Published')
    expect((await visit('/theme.css')).text).toContain('--fy-accent:#0b5c63')
    expect((await visit('/feed.xml')).text).toContain('Published')
    expect((await visit('/clients/harbour/config.json')).text).toContain('Published')
  })

  test('sends files with the same headers as a folder does', async () => {
    const names = ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options']
    for (const [name, code] of [
      ['logo.svg', 'harbour'],
      ['styles.min.css', 'harbour'],
      ['config.json', 'harbour'],
    ] as const) {
      const published = await visit(`/clients/${code}/${name}`)
      const fromFolder = await visit(`/clients/meridian/${name}`, 'meridian')
      for (const header of names)
        expect([name, header, published.headers[header]]).toEqual([name, header, fromFolder.headers[header]])
      expect(published.status).toBe(200)
      const again = await visitSite(server, `/clients/${code}/${name}`, 'harbour.localhost', {
        'if-none-match': String(published.headers.etag),
      })
      expect(again.status).toBe(304)
    }
  })

  test('is rejected if the draft is already published, and succeeds for one of two parallel calls', async () => {
    const { revision } = await fetchDraft()
    expect((await publishDraft(revision)).body).toMatchObject({
      status: 409,
      type: 'urn:foyer:problem:already-published',
    })
    const saved = await saveDraft('{ "siteTitle": "Both at once" }', revision)
    const both = await Promise.all([publishDraft(saved.body.revision), publishDraft(saved.body.revision)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await fetchTitle()).toBe('Both at once')
  })

  test('is rejected with the places of all errors', async () => {
    const saved = await saveDraft('{ "siteTitle": "", "logoName": "nowhere.svg" }')
    const { status, body } = await publishDraft(saved.body.revision)
    expect(status).toBe(422)
    const { findings } = body as unknown as { findings: { severity: string; path: string }[] }
    expect(
      findings
        .filter(({ severity }) => severity === 'error')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/logoName', '/siteTitle'])
    expect(await fetchTitle()).toBe('Both at once')
    await callSiteApi('/draft', { method: 'DELETE' })
  })

  test('an older version is restored unchanged as a new one, and none is deleted', async () => {
    const before = await listVersions()
    const { status, body } = await callSiteApi<SiteVersion>('/versions/1/restorations', { method: 'POST' })
    const [first] = before.filter(({ number }) => number === 1)
    expect([status, body]).toMatchObject([201, { source: 'restored', restoredFrom: 1, hash: first?.hash }])
    expect(await fetchTitle()).toBe('Careers at Harbour City Council')
    const after = await listVersions()
    expect(after.slice(1).map(({ serves: _, ...version }) => version)).toEqual(
      before.map(({ serves: _, ...version }) => version),
    )
    expect((await callSiteApi('/versions/1/restorations', { method: 'POST' })).status).toBe(409)
    expect((await callSiteApi('/versions/77/restorations', { method: 'POST' })).status).toBe(404)
    const { body: changes } = await callSiteApi<{ changes: string[] }>('/versions/2/changes?with=1')
    expect(changes.changes).toEqual(['Site title: Published → Careers at Harbour City Council'])
  })
})

describe("the permissions of a client's administrators", () => {
  const setPermissions = (permissions: object) =>
    callSiteApi('/permissions', { method: 'PUT', body: permissions }, master)

  test('are set by the SuperUser and enforced by the server', async () => {
    expect((await setPermissions({ pages: true, look: false, css: false })).status).toBe(200)
    expect((await callSiteApi<SiteState>('')).body.may).toEqual({ pages: true, look: false, css: false })
    const saveAsAdministrator = (configText: string) =>
      callSiteApi<Problem>('/draft', { method: 'PUT', body: { configText, ids: { pages: [], menu: [] } } })
    const { configText } = await fetchDraft()
    expect((await saveAsAdministrator(configText.replace('#0b5c63', '#0b5c64'))).body).toMatchObject({
      status: 403,
      errors: [{ path: '/look' }],
    })
    expect((await putFile('styles.min.css', Buffer.from('body{}'))).status).toBe(403)
    expect((await saveAsAdministrator(configText.replace('Careers at', 'Jobs at'))).status).toBe(200)
    expect((await putFile('styles.min.css', Buffer.from('body{}'), master)).status).toBe(200)
    await setPermissions({ pages: true, look: true, css: true })
  })
})

describe('a zip file', () => {
  const importZip = (bytes: Buffer) =>
    callSiteApi<SiteDraft & Problem & { notes: string[] }>('/import', { body: bytes })
  const getRefusal = async (bytes: Buffer) => {
    const { status, body } = await importZip(bytes)
    return [status, body.errors?.[0]?.message]
  }

  test('becomes the draft, with notes about omitted and cleaned files', async () => {
    const script = plainLogo.replace('<path', '<script>alert(1)</script><path')
    const files = { 'config.json': '{ "siteTitle": "From a zip" }', 'run.exe': 'MZ', 'drawing.svg': script }
    const { status, body } = await importZip(await getZip(files))
    expect([status, body.configText, Object.keys(body.files)]).toEqual([
      200,
      files['config.json'],
      ['drawing.svg'],
    ])
    expect(body.notes).toEqual([
      expect.stringContaining("'run.exe'"),
      expect.stringContaining("'drawing.svg'"),
    ])
    const packedFolder = await importZip(
      await getZip({ 'harbour/config.json': '{}', 'harbour/a.svg': plainLogo }),
    )
    expect(Object.keys(packedFolder.body.files)).toEqual(['a.svg'])
  })

  test('with a path outside its folder, invalid or too large content, or a newer format is rejected with a reason', async () => {
    const before = await fetchDraft()
    const createZipNamed = (to: string) =>
      getZip({ 'aa/bbbbbb.svg': plainLogo }, { rename: { 'aa/bbbbbb.svg': to } })
    for (const name of [
      '../bbbbbb.svg',
      '/a/bbbbbb.svg',
      'a/../bbbb.svg',
      'C:/bbbbbb.svg',
      '..\\\\bbbbb.svg',
    ]) {
      expect([name, await getRefusal(await createZipNamed(name))]).toEqual([
        name,
        [422, expect.stringContaining('Nothing was')],
      ])
    }
    expect(await getRefusal(Buffer.from('not a zip'))).toEqual([422, expect.stringContaining('zip')])
    const bomb = await getZip({ 'config.json': '{}', 'a.css': Buffer.alloc(101 * 1024 * 1024, 32) })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await getRefusal(bomb)).toEqual([422, expect.stringContaining('100 MB')])
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`p${at}.svg`, plainLogo]))
    expect(await getRefusal(await getZip(many))).toEqual([422, expect.stringContaining('500 files')])
    expect(await getRefusal(await getZip({ 'config.json': '{}' }, { comment: 'Foyer site 2' }))).toEqual([
      422,
      expect.stringContaining('newer'),
    ])
    expect(await getRefusal(await getZip({ 'a.png': 'no picture' }))).toEqual([422, expect.any(String)])
    expect(await getRefusal(await getZip({ 'run.exe': 'MZ' }))).toEqual([422, expect.any(String)])
    expect(await fetchDraft()).toEqual(before)
  })

  test('of an exported version always has the same bytes, and can be imported unchanged', async () => {
    const zip = async () => {
      const address = `${server.url}${getApiPath('/export?version=1')}`
      const answer = await fetch(address, { headers: { authorization: `Bearer ${admin}` } })
      return Buffer.from(await answer.arrayBuffer())
    }
    const [first, second] = [await zip(), await zip()]
    expect(first.equals(second)).toBe(true)
    const { body } = await importZip(first)
    const [version] = (await listVersions()).filter(({ number }) => number === 1)
    const published = await publishDraft(body.revision)
    // The site already serves the content of version 1, which was restored before.
    expect([published.status, version?.hash]).toEqual([
      409,
      (await callSiteApi<SiteState>('')).body.serves.hash,
    ])
  })

  test('keeps the replaced draft as an unpublished version, which can be restored if it has no errors', async () => {
    await importZip(await getZip({ 'config.json': '{ "siteTitle": "Drafted" }', 'kept.svg': plainLogo }))
    const before = await listVersions()
    const serves = (await callSiteApi<SiteState>('')).body.serves
    await importZip(await getZip({ 'config.json': '{ "siteTitle": "Other" }' }))
    const [kept, ...others] = await listVersions()
    expect(kept).toMatchObject({ source: 'draft', by: 'harbour-admin', serves: false })
    expect(others).toEqual(before)
    expect((await callSiteApi<SiteState>('')).body.serves).toEqual(serves)
    await importZip(await getZip({ 'config.json': '{ "siteTitle": "Drafted" }', 'kept.svg': plainLogo }))
    await importZip(await getZip({ 'config.json': '{ "siteTitle": "Other" }' }))
    expect((await listVersions()).filter(({ hash }) => hash === kept?.hash)).toHaveLength(1)
    await importZip(await getZip({ 'config.json': '{ "logoName": "nowhere.svg" }' }))
    await importZip(await getZip({ 'config.json': '{ "siteTitle": "Other" }' }))
    const [faulty] = await listVersions()
    const restoreVersion = (number = 0) =>
      callSiteApi<Problem>(`/versions/${number}/restorations`, { method: 'POST' })
    expect((await restoreVersion(faulty?.number)).body.status).toBe(422)
    expect((await restoreVersion(kept?.number)).status).toBe(201)
    const again = (await callSiteApi<SiteState>('')).body.serves.version ?? 0
    expect(
      (await callSiteApi<{ changes: string[] }>(`/versions/${kept?.number}/changes?with=${again}`)).body
        .changes,
    ).toEqual([])
  })
})

test('the activity records who published and restored a site, discarded a draft and changed permissions', async () => {
  const { body } = await server.call<{ results: { action: string; by: string }[] }>(
    '/api/audit?pageSize=100',
    {
      token: admin,
    },
  )
  const actions = body.results.map(({ action, by }) => `${action} ${by}`)
  for (const recordedAction of [
    'site published master',
    'site brought back harbour-admin',
    'draft thrown away harbour-admin',
    'site permissions changed master',
  ]) {
    expect(actions).toContain(recordedAction)
  }
})
