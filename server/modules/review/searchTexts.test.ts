import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toSearchText } from '../../../src/schemas/fields/searchText'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { seedDemo } from '../../demo/seedDemo'
import { orNotFound } from '../../problem'
import { findClient } from '../clients/clients.repository'
import { listApplications } from './inbox.repository'

const names = ['Zara', 'Émile O’Brien', 'eve 50%', 'İpek', 'Σωκράτης', 'Anna\u00a0Groß']
let folder: string
let db: Db
let clientId: number

/** Renames the applicants of six applications. A search treats variants of their letters and punctuation alike. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-search-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date('2026-11-21T09:00:00Z'))
  clientId = orNotFound(await findClient(db, 'harbour')).id
  const { rows } = await sql<{ id: number }>`select id from applications where client_id = ${clientId}
    order by id limit ${names.length}`.execute(db)
  for (const [index, name] of names.entries()) {
    await sql`update applications set applicant_name = ${name}, applicant_name_lower = ${toSearchText(name)},
      vacancy_name = 'Named', vacancy_name_lower = 'named'
      where client_id = ${clientId} and id = ${rows[index]?.id}`.execute(db)
  }
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const findNames = async (applicantName?: string) => {
  const filters = { vacancyName: 'named', ...(applicantName === undefined ? {} : { applicantName }) }
  const page = { sortColumn: 'applicantName', sortOrder: 'asc', page: 1, pageSize: 25 } as const
  const { results } = await listApplications(db, clientId, filters, page)
  return results.map((row) => row.applicantName)
}

test.each([
  ["emile o'brien", 'Émile O’Brien'],
  ['E\u0301mile', 'Émile O’Brien'],
  ['ipek', 'İpek'],
  ['ΣΩΚΡΑΤΗΣ', 'Σωκράτης'],
  ['anna gross', 'Anna\u00a0Groß'],
  ['0%', 'eve 50%'],
])('[AP-03] the inbox finds an applicant by “%s”', async (query, name) => {
  expect(await findNames(query)).toEqual([name])
})

test('[AP-03] percent signs and underscores are ordinary characters', async () => {
  expect(await findNames('%')).toEqual(['eve 50%'])
  expect(await findNames('_')).toEqual([])
})

test('[AP-02] names with an accent are sorted like names without an accent', async () => {
  expect(await findNames()).toEqual([
    'Anna\u00a0Groß',
    'Émile O’Brien',
    'eve 50%',
    'İpek',
    'Zara',
    'Σωκράτης',
  ])
})
