import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlainVacancy } from '../../../tests/fixtures/plainVacancy'
import { readEnvironment } from '../../config/environment'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { seedDemo } from '../../demo/seedDemo'
import { orNotFound } from '../../problem'
import { findClient } from '../clients/clients.repository'
import { validateVacancies } from './checkVacancy'
import { wasAdvertised } from './publishedVacancies.repository'
import { findAdvertisedVacancy, getListedVacancies, getNextChangeTime } from './vacancies.repository'
import { importVacancy, withdrawVacancyByCode } from './vacancyImport.service'

const begins = new Date('2031-03-01T08:00:00.000Z')
const closes = new Date('2031-04-01T13:59:00.000Z')
const earlier = (moment: Date) => new Date(moment.getTime() - 1)

let folder: string
let db: Db
let clientId: number
let job: { id: number; guid: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-vacancies-'))
  db = openDatabase(readEnvironment({ FOYER_DATA_DIR: folder }, []).databaseUrl)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date('2026-11-21T09:00:00Z'))
  clientId = orNotFound(await findClient(db, 'meridian')).id
  const advertised = { dateAdvertised: begins.toISOString(), advertisingCloseDate: closes.toISOString() }
  job = await importVacancy(db, clientId, createPlainVacancy('edge', advertised), begins)
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a moment before it begins', earlier(begins), false],
  ['at the moment when it begins', begins, true],
  ['a moment before it closes', earlier(closes), true],
  ['at the moment when it closes', closes, false],
])('[RT-06] a vacancy is advertised from its start until its closing time: %s', async (_, now, isThere) => {
  expect((await findAdvertisedVacancy(db, clientId, { id: job.id }, now)) !== undefined).toBe(isThere)
  expect((await findAdvertisedVacancy(db, clientId, { guid: job.guid }, now)) !== undefined).toBe(isThere)
  expect((await getListedVacancies(db, clientId, now)).some(({ id }) => id === job.id)).toBe(isThere)
})

test('[RT-06] an expired vacancy is known to have been advertised; an upcoming one is not revealed', async () => {
  expect(await wasAdvertised(db, clientId, job, closes)).toBe(true)
  expect(await wasAdvertised(db, clientId, job, begins)).toBe(true)
  expect(await wasAdvertised(db, clientId, job, earlier(begins))).toBe(false)
})

test('returns the next start or closing time, until there is none', async () => {
  expect(await getNextChangeTime(db, clientId, earlier(begins))).toBe(begins.toISOString())
  expect(await getNextChangeTime(db, clientId, begins)).toBe(closes.toISOString())
  expect(await getNextChangeTime(db, clientId, earlier(closes))).toBe(closes.toISOString())
  expect(await getNextChangeTime(db, clientId, closes)).toBeNull()
})

test('a withdrawn vacancy is not advertised and has no next change', async () => {
  const dates = { dateAdvertised: begins.toISOString(), advertisingCloseDate: '2032-01-01T00:00:00.000Z' }
  const { id } = await importVacancy(db, clientId, createPlainVacancy('gone', dates), begins)
  expect(await getNextChangeTime(db, clientId, closes)).toBe('2032-01-01T00:00:00.000Z')
  await withdrawVacancyByCode(db, clientId, 'gone', begins)
  expect(await findAdvertisedVacancy(db, clientId, { id }, begins)).toBeUndefined()
  expect(await getNextChangeTime(db, clientId, closes)).toBeNull()
})

test('a closed vacancy is stored with a warning, an open vacancy without a warning', async () => {
  const dates = { dateAdvertised: begins.toISOString(), advertisingCloseDate: closes.toISOString() }
  const warnings = [
    {
      path: '/advertisingCloseDate',
      message: 'This date has passed. The vacancy is stored but not advertised',
    },
  ]
  expect(await importVacancy(db, clientId, createPlainVacancy('over', dates), closes)).toMatchObject({
    isNew: true,
    warnings,
  })
  expect(
    await importVacancy(db, clientId, createPlainVacancy('over', dates), earlier(closes)),
  ).not.toHaveProperty('warnings')
})

test('a code names one vacancy whatever its case and the spaces around it', async () => {
  const first = await importVacancy(db, clientId, createPlainVacancy('Case-1'), begins)
  for (const code of ['CASE-1', ' case-1 ']) {
    const { id, code: stored, isNew } = await importVacancy(db, clientId, createPlainVacancy(code), begins)
    expect({ id, stored, isNew }).toEqual({ id: first.id, stored: code.trim(), isNew: false })
  }
  await expect(importVacancy(db, clientId, createPlainVacancy('  '), begins)).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await withdrawVacancyByCode(db, clientId, 'CaSe-1', begins)).toBe(true)
  expect(await withdrawVacancyByCode(db, clientId, 'CaSe-1', begins)).toBe(false)
})

test('the texts of an imported vacancy are cleaned', async () => {
  const sent = { ...createPlainVacancy('clean-1\u200b'), name: '\u200bCafe\u0301\u00a0manager\u202c' }
  const { id, code } = await importVacancy(db, clientId, sent, begins)
  const stored = await db
    .selectFrom('vacancies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([code, stored.name]).toEqual(['clean-1', 'Café manager'])
})

test('older rows that differ only in case are distinguished by their exact spelling', async () => {
  const lower = await importVacancy(db, clientId, createPlainVacancy('old-1'), begins)
  const upper = await importVacancy(db, clientId, createPlainVacancy('old-2'), begins)
  await db
    .updateTable('vacancies')
    .set({ code: 'OLD-1' })
    .where('client_id', '=', clientId)
    .where('id', '=', upper.id)
    .execute()
  const put = async (code: string) => (await importVacancy(db, clientId, createPlainVacancy(code), begins)).id
  expect(await put('old-1')).toBe(lower.id)
  expect(await put('OLD-1')).toBe(upper.id)
  await withdrawVacancyByCode(db, clientId, 'old-1', begins)
  expect(await put('Old-1')).toBe(upper.id)
})

test('a file with two spellings of one code is refused', async () => {
  const list = [createPlainVacancy('Case-2'), createPlainVacancy('CASE-2 ')]
  const { errorLines } = await validateVacancies(list, (_, at) => `[${at}]`)
  expect(errorLines).toEqual(['[1]/code is also the code of [0]'])
})
