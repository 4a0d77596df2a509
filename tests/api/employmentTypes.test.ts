import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../server/db/migrateDatabase'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import { findEmploymentTypes } from '../../server/modules/clients/employmentTypes.repository'
import { exportInstallation, importInstallation } from '../../server/modules/operations/transfer.service'
import * as renderer from '../../src/app/renderToHtml'
import type { Activity } from '../../src/schemas/activity/activity.types'
import type { EmploymentTypes } from '../../src/schemas/employmentTypes/employmentTypeCode'
import type { KnownEmploymentTypes } from '../../src/schemas/employmentTypes/employmentTypeRows'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const path = '/api/employmentTypes'
const root = makeSiteRoot()
let server: TestServer
let admin: string
let guid: string

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
  admin = await server.admin('harbour')
  const db = openDatabase(server.database.url)
  const token = await createApiKey(db, (await findClient(db, 'harbour'))?.id ?? 0, 'test', new Date())
  await db.destroy()
  const putVacancy = (code: string, more: object) =>
    server.call<{ guid: string }>(`/api/backoffice/vacancies/${code}`, {
      method: 'PUT',
      token,
      body: createPlainVacancy(code, more),
    })
  guid = (await putVacancy('TYPE-1', { employmentType: 'Permanent' })).body.guid
  await putVacancy('TYPE-2', { employmentType: 'Talent pool', isExpressionOfInterest: true })
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const fetchTypes = async (token = admin) => (await server.call<KnownEmploymentTypes>(path, { token })).body
const saveTypes = async (employmentTypes: object, token = admin) =>
  (await server.call(path, { method: 'PUT', token, body: { employmentTypes } })).status

/** Returns the employment type on the vacancy's page and in the feed. */
async function getPublishedTypes(): Promise<[unknown, unknown]> {
  const { document } = new JSDOM((await visitSite(server, `/job/details/${guid}`)).text).window
  const posting = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  const feed = JSON.parse((await visitSite(server, '/jobs.json')).text) as {
    jobs: { guid: string; employmentTypeCode?: string }[]
  }
  const job = feed.jobs.find((one) => one.guid === guid)
  return [JSON.parse(posting).employmentType, job?.employmentTypeCode]
}

test('a saved employment type is used on job pages and in the feed, in preference to config.json', async () => {
  expect(await getPublishedTypes()).toEqual([undefined, undefined])
  const file = join(root.path, 'public/clients/harbour/config.json')
  const config = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...config, employmentTypes: { Permanent: 'TEMPORARY' } }))
  expect(await getPublishedTypes()).toEqual(['TEMPORARY', 'TEMPORARY'])
  expect(await saveTypes({ permanent: 'FULL_TIME' })).toBe(204)
  expect(await getPublishedTypes()).toEqual(['FULL_TIME', 'FULL_TIME'])
  expect(await saveTypes({ Permanent: null })).toBe(204)
  expect(await getPublishedTypes()).toEqual([undefined, undefined])
  expect(await saveTypes({})).toBe(204)
  expect(await getPublishedTypes()).toEqual(['TEMPORARY', 'TEMPORARY'])
})

test('the API lists the employment types of the client’s jobs, without those of Expressions of Interest', async () => {
  const map: EmploymentTypes = { Permanent: 'FULL_TIME', Seasonal: null }
  expect(await saveTypes(map)).toBe(204)
  const { used, employmentTypes } = await fetchTypes()
  expect(used).toContain('Permanent')
  expect(used).not.toContain('Talent pool')
  expect(new Set(used).size).toBe(used.length)
  expect(employmentTypes).toEqual(map)
  const others = await fetchTypes(await server.admin('meridian'))
  expect(others.used).not.toContain('Permanent')
  expect(others.employmentTypes).toEqual({})
})

test('invalid values, empty names and too many names are rejected; changes are audited', async () => {
  expect(await saveTypes({ Permanent: 'FOREVER' })).toBe(422)
  expect(await saveTypes({ '': 'OTHER' })).toBe(422)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`Type ${at}`, 'OTHER']))
  expect(await saveTypes(many)).toBe(422)
  await saveTypes({ Permanent: 'FULL_TIME' })
  await saveTypes({ Permanent: null })
  const { body } = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
  expect(body.results.find(({ action }) => action === 'settings changed')).toMatchObject({
    by: 'harbour-admin',
    changes: [{ label: "Employment type 'Permanent'", from: 'Full time', to: 'Leave out' }],
  })
})

test('the employment types survive the export and import of an installation', async () => {
  const map: EmploymentTypes = { Permanent: 'PART_TIME', Casual: null }
  await saveTypes(map)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-types-'))
  const [from, to] = [openDatabase(server.database.url), openDatabase(`file:${join(folder, 'copy.db')}`)]
  try {
    await migrateDatabase(to)
    await importInstallation(
      to,
      exportInstallation(from, () => undefined),
      () => undefined,
    )
    const client = await findClient(to, 'harbour')
    expect(await findEmploymentTypes(to, client?.id ?? 0)).toEqual(map)
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
    rmSync(folder, { recursive: true })
  }
})
