import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const root = makeSiteRoot()
const assets = join(root.path, 'dist/site/assets')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, root.path)
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const minutes = (count: number) => count * 60 * 1000
const fetchAsset = async (file: string) => {
  const { status, headers } = await server.call(`/assets/${file}`)
  return [status, headers.get('cache-control')]
}
const immutable = [200, 'public, max-age=31536000, immutable']
const gone = [404, 'no-store']

/** Replaces all built files by this one, as a build does, which empties the folder first. */
function build(file: string) {
  for (const old of readdirSync(assets)) rmSync(join(assets, old))
  writeFileSync(join(assets, file), `export const from = '${file}'\n`)
}

test('a page opened before a new build can load its scripts for at least another hour', async () => {
  expect(await fetchAsset('main-abc123.js')).toEqual(immutable)
  build('main-def456.js')
  expect([await fetchAsset('main-abc123.js'), await fetchAsset('main-def456.js')]).toEqual([
    immutable,
    immutable,
  ])
  await server.restart()
  expect([await fetchAsset('main-abc123.js'), await fetchAsset('main-def456.js')]).toEqual([
    immutable,
    immutable,
  ])
  server.advanceClock(minutes(59))
  build('main-789abc.js')
  await server.restart()
  expect([await fetchAsset('main-abc123.js'), await fetchAsset('main-def456.js')]).toEqual([
    immutable,
    immutable,
  ])
  server.advanceClock(minutes(2))
  await server.restart()
  expect([await fetchAsset('main-abc123.js'), await fetchAsset('main-def456.js')]).toEqual([gone, immutable])
  expect(await fetchAsset('main-789abc.js')).toEqual(immutable)
})

test('the list of the build’s assets, and files outside the assets folder, are not served', async () => {
  for (const file of ['present.json', '..%2Fsecret', '%2e%2e%2Ffoyer.db'])
    expect([file, (await server.call(`/assets/${file}`)).status]).toEqual([file, 404])
})
