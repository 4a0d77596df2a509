import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../src/data/http/http'
import { createSiteVersionsApi } from '../../src/data/studio/siteVersions.api'
import { createStudios } from '../../src/data/studio/studio.store'
import { createMemoryStore } from '../fixtures/memoryStore'
import { makeSiteRoot } from './siteRoot'
import { getZip } from './siteZipFixture'
import { type SmallScanner, startScanner, testVirus } from './smallScanner'
import { startTestServer, type TestServer } from './testServer'

const root = makeSiteRoot()
let server: TestServer
let scanner: SmallScanner
let token: string

beforeAll(async () => {
  scanner = await startScanner()
  server = await startTestServer({ FOYER_LIMITS: 'off', FOYER_CLAMD: scanner.address }, root.path)
  token = await server.admin('harbour')
})
afterAll(async () => {
  await server.stop()
  await scanner.stop()
  root.remove()
})

function openHttp() {
  const http = createHttp({
    baseURL: server.url,
    getToken: async () => token,
    onRoleChange: () => undefined,
    getReadSignal: () => new AbortController().signal,
    onUnauthorized: () => false,
    onServerError: () => undefined,
  })
  http.defaults.headers.common.Host = 'harbour.localhost'
  return http
}

/** Opens the studio's store and API calls, as one browser tab has them. */
async function openTab() {
  const http = openHttp()
  const newKey = () => crypto.randomUUID()
  const studio = createStudios({ http, tabStore: createMemoryStore(), now: () => 0, newKey }).getStudio(
    'harbour',
  )
  await studio.load()
  return studio
}
const createTitleEdit = (value: string) => [{ path: ['siteTitle'], value }]
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the studio opens the folder of a site, saves edits as its draft, and leaves unknown parts unchanged', async () => {
  const text = readFileSync(join(root.path, 'public/clients/harbour/config.json'), 'utf8')
  const studio = await openTab()
  expect(studio.store.getState()).toMatchObject({ status: 'ready', configText: text, savedState: 'saved' })
  studio.edit(createTitleEdit('Other words'), 'Title changed')
  await studio.save()
  expect(studio.store.getState()).toMatchObject({ savedState: 'saved', draft: { revision: 1 } })
  const again = (await openTab()).store.getState()
  expect(again.configText).toBe(text.replace('"Careers at Harbour City Council"', '"Other words"'))
  expect(again.draft.ids).toEqual(studio.store.getState().draft.ids)
})

test("two tabs notice each other's changes and lose nothing", async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.edit(createTitleEdit('One'), 'Title changed')
  await one.save()
  other.edit(createTitleEdit('Other'), 'Title changed')
  await other.save()
  expect(other.store.getState()).toMatchObject({
    savedState: 'conflict',
    conflict: { theirs: { updatedBy: expect.any(String) } },
  })
  await other.resolve(new Map([['/config/siteTitle', 'theirs']]))
  expect(other.store.getState()).toMatchObject({ savedState: 'saved', conflict: null })
  expect(other.store.getState().config.siteTitle).toBe('One')
  other.undo()
  await other.save()
  expect((await openTab()).store.getState().config.siteTitle).toBe('Other')
})

test('changes of two tabs to different settings are merged silently', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.edit(createTitleEdit('Of one'), 'Title changed')
  await one.save()
  other.edit([{ path: ['themeColor'], value: '#123456' }], 'Color changed')
  await other.save()
  expect(other.store.getState()).toMatchObject({ savedState: 'saved', conflict: null })
  expect((await openTab()).store.getState().config).toMatchObject({
    siteTitle: 'Of one',
    themeColor: '#123456',
  })
})

test('a picture is added and removed, and undo uploads it again after the server has deleted it', async () => {
  const studio = await openTab()
  const file = await studio.addFile('dot.png', new Blob([picture], { type: 'image/png' }), 'Picture added')
  expect(file).toMatchObject({ type: 'image/png', width: 1, height: 1 })
  studio.removeFile('dot.png', 'Picture removed')
  await studio.save()
  expect((await openTab()).store.getState().draft.files).not.toHaveProperty(['dot.png'])
  studio.undo()
  await studio.save()
  expect(studio.store.getState().savedState).toBe('saved')
  expect((await openTab()).store.getState().draft.files['dot.png']).toEqual(file)
  const bad = new Blob(['<svg onload="x()"'], { type: 'image/svg+xml' })
  await expect(studio.addFile('bad.png', bad, 'Picture added')).rejects.toMatchObject({ name: 'ApiError' })
})

test('an infected file is rejected, also in a zip file; so are all files while the scanner does not respond', async () => {
  const studio = await openTab()
  const { importZip } = createSiteVersionsApi({ http: openHttp() }).forClient('harbour')
  const before = studio.store.getState().draft.files
  const bad = `/* ${testVirus} */`
  const addStyles = (text: string) =>
    studio.addFile('extra.css', new Blob([text], { type: 'text/css' }), 'Styles added')
  await expect(addStyles(bad)).rejects.toMatchObject({
    status: 422,
    errors: [{ message: expect.stringContaining("'extra.css'") }],
  })
  const zip = new Blob([new Uint8Array(await getZip({ 'config.json': '{}', 'extra.css': bad }))])
  await expect(importZip(zip)).rejects.toMatchObject({ status: 422 })
  scanner.isDown = true
  await expect(addStyles('a{}')).rejects.toMatchObject({ status: 503 })
  expect((await openTab()).store.getState().draft.files).toEqual(before)
  scanner.isDown = false
  expect(await addStyles('a{}')).toMatchObject({ type: 'text/css' })
})
