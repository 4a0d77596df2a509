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

const startTime = new Date('2031-03-01T08:00:00.000Z')
const closingTime = new Date('2031-04-01T13:59:00.000Z')
const justBefore = (time: Date) => new Date(time.getTime() - 1)

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
  const advertised = {
    dateAdvertised: startTime.toISOString(),
    advertisingCloseDate: closingTime.toISOString(),
  }
  job = await importVacancy(db, clientId, createPlainVacancy('edge', advertised), startTime)
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a millisecond before its start', justBefore(startTime), false],
  ['at its start', startTime, true],
  ['a millisecond before its closing time', justBefore(closingTime), true],
  ['at its closing time', closingTime, false],
])(
  '[RT-06] a vacancy is advertised from its start until its closing time: %s',
  async (_, now, isAdvertised) => {
    expect((await findAdvertisedVacancy(db, clientId, { id: job.id }, now)) !== undefined).toBe(isAdvertised)
    expect((await findAdvertisedVacancy(db, clientId, { guid: job.guid }, now)) !== undefined).toBe(
      isAdvertised,
    )
    expect((await getListedVacancies(db, clientId, now)).some(({ id }) => id === job.id)).toBe(isAdvertised)
  },
)

test('[RT-06] an expired vacancy is known to have been advertised; an upcoming vacancy is not revealed', async () => {
  expect(await wasAdvertised(db, clientId, job, closingTime)).toBe(true)
  expect(await wasAdvertised(db, clientId, job, startTime)).toBe(true)
  expect(await wasAdvertised(db, clientId, job, justBefore(startTime))).toBe(false)
})

test('returns the next start or closing time, until there is none', async () => {
  expect(await getNextChangeTime(db, clientId, justBefore(startTime))).toBe(startTime.toISOString())
  expect(await getNextChangeTime(db, clientId, startTime)).toBe(closingTime.toISOString())
  expect(await getNextChangeTime(db, clientId, justBefore(closingTime))).toBe(closingTime.toISOString())
  expect(await getNextChangeTime(db, clientId, closingTime)).toBeNull()
})

test('a withdrawn vacancy is not advertised and has no next change', async () => {
  const dates = { dateAdvertised: startTime.toISOString(), advertisingCloseDate: '2032-01-01T00:00:00.000Z' }
  const { id } = await importVacancy(db, clientId, createPlainVacancy('gone', dates), startTime)
  expect(await getNextChangeTime(db, clientId, closingTime)).toBe('2032-01-01T00:00:00.000Z')
  await withdrawVacancyByCode(db, clientId, 'gone', startTime)
  expect(await findAdvertisedVacancy(db, clientId, { id }, startTime)).toBeUndefined()
  expect(await getNextChangeTime(db, clientId, closingTime)).toBeNull()
})

test('a closed vacancy is stored with a warning, an open vacancy without a warning', async () => {
  const dates = { dateAdvertised: startTime.toISOString(), advertisingCloseDate: closingTime.toISOString() }
  const warnings = [
    {
      path: '/advertisingCloseDate',
      message: 'This date has passed. The vacancy is stored but not advertised',
    },
  ]
  expect(await importVacancy(db, clientId, createPlainVacancy('over', dates), closingTime)).toMatchObject({
    isNew: true,
    warnings,
  })
  expect(
    await importVacancy(db, clientId, createPlainVacancy('over', dates), justBefore(closingTime)),
  ).not.toHaveProperty('warnings')
})

test('a code identifies one vacancy, whatever its letter case and the spaces around it', async () => {
  const first = await importVacancy(db, clientId, createPlainVacancy('Case-1'), startTime)
  for (const code of ['CASE-1', ' case-1 ']) {
    const { id, code: stored, isNew } = await importVacancy(db, clientId, createPlainVacancy(code), startTime)
    expect({ id, stored, isNew }).toEqual({ id: first.id, stored: code.trim(), isNew: false })
  }
  await expect(importVacancy(db, clientId, createPlainVacancy('  '), startTime)).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await withdrawVacancyByCode(db, clientId, 'CaSe-1', startTime)).toBe(true)
  expect(await withdrawVacancyByCode(db, clientId, 'CaSe-1', startTime)).toBe(false)
})

test('the texts of an imported vacancy are cleaned', async () => {
  const payload = { ...createPlainVacancy('clean-1\u200b'), name: '\u200bCafe\u0301\u00a0manager\u202c' }
  const { id, code } = await importVacancy(db, clientId, payload, startTime)
  const stored = await db
    .selectFrom('vacancies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([code, stored.name]).toEqual(['clean-1', 'Café manager'])
})

test('older rows that differ only in case are distinguished by their exact spelling', async () => {
  const lower = await importVacancy(db, clientId, createPlainVacancy('old-1'), startTime)
  const upper = await importVacancy(db, clientId, createPlainVacancy('old-2'), startTime)
  await db
    .updateTable('vacancies')
    .set({ code: 'OLD-1' })
    .where('client_id', '=', clientId)
    .where('id', '=', upper.id)
    .execute()
  const put = async (code: string) =>
    (await importVacancy(db, clientId, createPlainVacancy(code), startTime)).id
  expect(await put('old-1')).toBe(lower.id)
  expect(await put('OLD-1')).toBe(upper.id)
  await withdrawVacancyByCode(db, clientId, 'old-1', startTime)
  expect(await put('Old-1')).toBe(upper.id)
})

test('a file with two spellings of one code is refused', async () => {
  const list = [createPlainVacancy('Case-2'), createPlainVacancy('CASE-2 ')]
  const { errorLines } = await validateVacancies(list, (_, at) => `[${at}]`)
  expect(errorLines).toEqual(['[1]/code is also the code of [0]'])
})
