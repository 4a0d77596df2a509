import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainLogo } from './matrixSites'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  folder = mkdtempSync(join(tmpdir(), 'foyer-site-'))
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const foyer = (...args: string[]) => server.command('site', ...args)
const getFolder = (name: string) => join(folder, name)
const readFolder = (name: string) =>
  Object.fromEntries(
    readdirSync(getFolder(name)).map((file) => [file, readFileSync(join(getFolder(name), file))]),
  )

test('a site that is pulled, pushed and published elsewhere is identical', async () => {
  expect(await foyer('pull', 'harbour', '--dir', getFolder('one'))).toMatchObject({ code: 0 })
  const one = readFolder('one')
  expect(one['config.json']).toEqual(readFileSync('public/clients/harbour/config.json'))
  const published = await foyer('publish', 'meridian', '--dir', getFolder('one'), '--note', 'From CI')
  expect(published).toMatchObject({ code: 0, err: '' })
  expect(published.out).toMatch(/^meridian: version 2 serves, [0-9a-f]{12}\./)
  expect(await foyer('pull', 'meridian', '--dir', getFolder('two'))).toMatchObject({ code: 0 })
  expect(readFolder('two')).toEqual(one)
  expect((await visitSite(server, '/', 'meridian.localhost')).text).toContain(
    'Careers at Harbour City Council',
  )
})

test('versions are listed and restored', async () => {
  expect((await foyer('list', 'kitchen')).out).toBe('kitchen: nothing was published; its folder serves.')
  const listed = (await foyer('list', 'meridian')).out.split('\n')
  expect(listed.map((line) => line.slice(0, 6))).toEqual(['*    2', '     1'])
  expect(listed[0]).toContain('From CI')
  expect((await foyer('bring-back', 'meridian', '--version', '1')).out).toBe(
    'meridian: version 3 serves, which is version 1 again.',
  )
  const [auditCount] = await server.database.query(
    "select count(*) as n from audit where action like 'site %'",
  )
  expect(Number(auditCount?.n)).toBeGreaterThan(2)
})

test('a push publishes nothing; a draft with errors is rejected with their places', async () => {
  mkdirSync(getFolder('wrong'))
  writeFileSync(
    join(getFolder('wrong'), 'config.json'),
    '{ "siteTitle": "Pushed", "logoName": "nowhere.svg" }',
  )
  writeFileSync(join(getFolder('wrong'), 'mark.svg'), plainLogo)
  const pushed = await foyer('push', 'kitchen', '--dir', getFolder('wrong'))
  expect(pushed.out).toBe('The folder is the draft of kitchen now, revision 1.')
  expect((await visitSite(server, '/', 'kitchen.localhost')).text).not.toContain('Pushed')
  const refused = await foyer('publish', 'kitchen')
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/error +config\.json \/logoName: .*nowhere\.svg/)
  expect((await visitSite(server, '/', 'kitchen.localhost')).text).not.toContain('Pushed')
})

test('unrelated files in the folder stay, and are listed', async () => {
  writeFileSync(join(getFolder('two'), 'older.svg'), plainLogo)
  const { out } = await foyer('pull', 'meridian', '--dir', getFolder('two'), '--version', '2')
  expect(out).toContain('older.svg was in the folder before')
  expect(existsSync(join(getFolder('two'), 'older.svg'))).toBe(true)
})

test('check-client reports whether a published version is served', async () => {
  const { out } = await server.command('check-client', 'meridian')
  expect(out).toContain('meridian: version 3 of its site is published and serves')
  const folderResult = await server.command('check-client', 'harbour')
  expect(folderResult.out).not.toContain('published')
})

test.each([
  [[], 2, /Say which of pull, push/],
  [['fetch', 'harbour'], 2, /Say which of/],
  [['pull'], 2, /code of a client/],
  [['pull', 'nobody'], 1, /no client 'nobody'/],
  [['bring-back', 'harbour'], 2, /--version/],
  [['pull', 'harbour', '--version', 'newest'], 2, /--version must/],
  [['push', 'harbour', '--dir', '/nowhere/at/all'], 1, /contains no files/],
  [['bring-back', 'harbour', '--version', '9'], 1, /Not found/],
] as const)('site %j ends with %i and a message', async (args, code, line) => {
  const ended = await foyer(...args)
  expect([ended.code, ended.err]).toEqual([code, expect.stringMatching(line)])
})
