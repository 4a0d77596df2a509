import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { seedDemo } from '../../demo/seedDemo'
import { orNotFound } from '../../problem'
import { findClient } from '../clients/clients.repository'
import { readOverview } from './overview.service'

let root: string
let db: Db

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-overview-'))
  const folder = join(root, 'public', 'clients', 'harbour')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ timeZone: 'America/Los_Angeles' }))
  db = openDatabase(readEnvironment({ FOYER_DATA_DIR: root }, []).databaseUrl)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date('2026-11-21T09:00:00Z'))
})
afterAll(async () => {
  await db.destroy()
  rmSync(root, { recursive: true })
})

async function read(code: string, now: string) {
  const { id } = orNotFound(await findClient(db, code))
  const context = { db, root, report: () => undefined, now: () => new Date(now) }
  return readOverview(context, { clientId: id, accountRole: 'owner' }, 30)
}

test('applications are counted by the days of the client’s zone', async () => {
  const { id } = orNotFound(await findClient(db, 'harbour'))
  const submittedDates = ['2026-11-24T07:59:59.000Z', '2026-11-24T08:00:00.000Z', '2026-11-25T07:59:00.000Z']
  const rows = await db.selectFrom('applications').select('id').where('client_id', '=', id).limit(3).execute()
  for (const [at, row] of rows.entries())
    await db
      .updateTable('applications')
      .set({ submitted_date: submittedDates[at] ?? '' })
      .where('client_id', '=', id)
      .where('id', '=', row.id)
      .execute()
  const { applications } = await read('harbour', '2026-11-25T06:00:00Z')
  expect(applications?.byDay).toHaveLength(30)
  expect(applications?.byDay.slice(-2)).toEqual([
    { day: '2026-11-23', count: 1 },
    { day: '2026-11-24', count: 2 },
  ])
})

test('vacancies are listed as closing if they close by the seventh day after today in the client’s zone', async () => {
  const { id } = orNotFound(await findClient(db, 'harbour'))
  await db
    .updateTable('vacancies')
    .set({ advertising_close_date: null })
    .where('client_id', '=', id)
    .where('source', '!=', 'own')
    .execute()
  const { guid } = await db
    .selectFrom('vacancies')
    .select('guid')
    .where('client_id', '=', id)
    .where('date_advertised', '<', '2026-11-21')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('vacancies')
    .set({ advertising_close_date: '2026-12-03T07:59:00.000Z' })
    .where('client_id', '=', id)
    .where('guid', '=', guid)
    .execute()
  const closing = async (now: string) => (await read('harbour', now)).vacancies?.closing.map((job) => job.id)
  expect(await closing('2026-11-25T07:59:00Z')).toEqual([])
  expect(await closing('2026-11-25T08:00:00Z')).toEqual([guid])
})
