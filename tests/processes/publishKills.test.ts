import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import type { SiteState, SiteVersion } from '../../src/schemas/site/siteVersion'
import { type CallOptions, callApi } from '../api/testServer'
import { visitSite } from '../api/visitSite'
import { makeSeededDatabase, type TestDatabase } from '../postgres/testDatabase'
import { type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let server: ServerProcess
let token = ''

const start = () => startProcess({ FOYER_DATA_DIR: dataDir, DATABASE_URL: database.url })
const call = <Body>(path: string, options: CallOptions = {}) =>
  callApi<Body>(`${server.url}/api/sites/harbour${path}`, { token, ...options })

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-publish-'))
  database = await makeSeededDatabase(dataDir)
  server = await start()
  const body = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
  const signIn = `${server.url}/api/auth/authenticate`
  token = (await callApi<TokenResponse>(signIn, { body })).body.accessToken
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Returns the site's title, without the page's title in front. */
const getTitle = async () => {
  const [, title = ''] = /<title>([^<]*)/.exec((await visitSite(server, '/')).text) ?? []
  return title.split(' · ').at(-1)
}
const kills = getRunCount(3, 20)

/**
 * Expects that the old or the new version is served completely: in the list of versions, in a page and as a file.
 * @returns the number of the version
 */
async function expectCompleteVersion(before: number | null, titles: ReadonlyMap<number | null, string>) {
  const { serves } = (await call<SiteState>('')).body
  expect([before, (before ?? 1) + 1]).toContain(serves.version)
  const listed = (await call<SiteVersion[]>('/versions')).body
  expect(listed.filter((one) => one.serves).map(({ number }) => number)).toEqual(
    serves.version === null ? [] : [serves.version],
  )
  expect(listed.map(({ number }) => number)).toEqual(
    Array.from({ length: serves.version ?? 0 }, (_, at) => (serves.version ?? 0) - at),
  )
  expect(await getTitle()).toBe(titles.get(serves.version))
  const { status } = await visitSite(server, '/clients/harbour/logo.svg')
  expect(status).toBe(200)
  return serves.version
}

test(`killed ${kills} times while publishing, a site is always the complete old or new version`, {
  timeout: 600_000,
}, async () => {
  const titles = new Map<number | null, string>([[null, (await getTitle()) ?? '']])
  titles.set(1, titles.get(null) ?? '')
  let version: number | null = null
  const outcomes = new Set<boolean>()
  for (let kill = 0; kill < kills; kill += 1) {
    const { configText, revision } = (await call<SiteDraft>('/draft')).body
    const title = `Title ${kill}`
    const edited = configText.replace(/"siteTitle": "[^"]*"/, `"siteTitle": "${title}"`)
    const ids = { pages: [], menu: [] }
    const saved = await call<SiteDraft>('/draft', {
      method: 'PUT',
      body: { configText: edited, ids },
      headers: { 'if-match': `"${revision}"` },
    })
    titles.set((version ?? 1) + 1, title)
    const publishing = call('/publications', { body: { revision: saved.body.revision } }).catch(() => null)
    // Kills at any time from before the call arrives until after the response.
    await pause((kill * 7) % 40)
    await server.end('SIGKILL')
    const isAnswered = (await publishing)?.status === 201
    server = await start()
    const now = await expectCompleteVersion(version, titles)
    outcomes.add(now === version)
    if (isAnswered) expect(now).not.toBe(version)
    version = now
  }
  expect(outcomes.size).toBeGreaterThan(0)
})
