import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServerContext } from '../../context'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { seedDemo } from '../../demo/seedDemo'
import { orNotFound } from '../../problem'
import { findClient } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'
import { readApplications, readCounts, resubmitApplications } from './inbox.service'
import { streamApplicationIds } from './inboxBatches.repository'
import { countByVacancy } from './inboxCounts.repository'

const now = () => new Date('2026-11-21T09:00:00Z')
const page = { sortColumn: 'submittedDate', sortOrder: 'desc', page: 1, pageSize: 1000 } as const
let folder: string
let db: Db
let session: Session
/** Two vacancies with applications; the code of the first is part of the second's. */
let first: { id: number; guid: string }
let second: { id: number; guid: string }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-inbox-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), now())
  const { id: clientId } = orNotFound(await findClient(db, 'harbour'))
  session = { clientId, userId: null } as Session
  const { rows } = await sql<{ id: number; guid: string }>`
    select id, guid from vacancies v where client_id = ${clientId}
    and exists (select 1 from applications a where a.client_id = ${clientId} and a.vacancy_id = v.id)
    order by id limit 2`.execute(db)
  first = orNotFound(rows[0])
  second = orNotFound(rows[1])
  await setCode(first.id, 'Q35-7')
  await setCode(second.id, 'Q35-71')
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

/** Sets a vacancy’s code, also in its applications, which copied it when they arrived. */
async function setCode(id: number, code: string): Promise<void> {
  const { clientId } = session
  await sql`update vacancies set code = ${code} where client_id = ${clientId} and id = ${id}`.execute(db)
  await sql`update applications set vacancy_code = ${code}, vacancy_code_lower = ${code.toLowerCase()}
    where client_id = ${clientId} and vacancy_id = ${id}`.execute(db)
}

const readPage = (filters: object) => readApplications({ db }, session, { filters, page })
const countInVacancy = async ({ id }: { id: number }) =>
  (await countByVacancy(db, session.clientId, [id])).get(id)

test('lists the applications of a vacancy by its id, without those of a vacancy whose code contains its code', async () => {
  const { results, pagination, vacancy } = await readPage({ vacancyId: first.guid })
  expect(results.length).toBeGreaterThan(0)
  expect(results.length).toBe(await countInVacancy(first))
  expect(pagination.recordCount).toBe(results.length)
  expect(new Set(results.map(({ vacancyCode }) => vacancyCode))).toEqual(new Set(['Q35-7']))
  expect(vacancy).toMatchObject({ id: first.guid })
  expect((await readPage({ vacancyCode: 'Q35-7' })).results.length).toBeGreaterThan(results.length)
})

test('finds the applications after the code of the vacancy was changed', async () => {
  const { clientId } = session
  await sql`update vacancies set code = 'NEW-1' where client_id = ${clientId} and id = ${first.id}`.execute(
    db,
  )
  expect((await readPage({ vacancyId: first.guid })).results).toHaveLength((await countInVacancy(first)) ?? 0)
})

test('counts and exports the applications of a vacancy, and combines the vacancy with other filters', async () => {
  const context = { db, root: process.cwd(), report: () => undefined, now }
  const { all, byState } = await readCounts(context, session.clientId, { vacancyId: first.guid })
  expect(all).toBe(await countInVacancy(first))
  expect(Object.values(byState).reduce((sum, one) => sum + one, 0)).toBe(all)
  const ids: number[] = []
  for await (const batch of streamApplicationIds(db, session.clientId, { vacancyId: first.guid }, page))
    ids.push(...batch)
  expect(ids).toHaveLength(all)
  const combinedFilters = { vacancyId: first.guid, isOpened: false, vacancyCode: 'q35' }
  const { results } = await readPage(combinedFilters)
  expect(results).not.toEqual([])
  expect(results.every(({ isOpened, vacancyCode }) => !isOpened && vacancyCode === 'Q35-7')).toBe(true)
})

test('finds nothing for a vacancy that does not exist', async () => {
  const { results, vacancy } = await readPage({ vacancyId: '00000000-0000-4000-8000-000000000000' })
  expect(results).toEqual([])
  expect(vacancy).toBeNull()
})

test('reports why an application could not be resubmitted, and resubmits none that does not exist', async () => {
  await sql`create trigger fail before update on applications begin select raise(abort, 'disk I/O error'); end`.execute(
    db,
  )
  const [id = 0] = (await readPage({})).results.map((result) => result.id)
  const lines: string[] = []
  const context = { db, now, report: (line: string) => lines.push(line) } as Partial<ServerContext>
  expect(await resubmitApplications(context as ServerContext, session, [id, 999_999])).toEqual([
    { applicationId: id, result: 'failed' },
    { applicationId: 999_999, result: 'not-found' },
  ])
  expect(lines).toEqual([
    expect.stringMatching(/^An application could not be resubmitted: .*disk I\/O error/),
  ])
})
