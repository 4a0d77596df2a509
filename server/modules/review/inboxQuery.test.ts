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
import { resolveQueryTimeZone } from '../sites/siteSource'
import { parseInboxQuery } from './inboxQuery'

let root: string
let db: Db
const day = { submittedFromDate: '2026-11-25', submittedToDate: '2026-11-25' }

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-inbox-'))
  const folder = join(root, 'public', 'clients', 'meridian')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ timeZone: 'Australia/Sydney' }))
  db = openDatabase(readEnvironment({ FOYER_DATA_DIR: root }, []).databaseUrl)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date('2026-11-21T09:00:00Z'))
})
afterAll(async () => {
  await db.destroy()
  rmSync(root, { recursive: true })
})

async function parse(code: string, timeZone?: string, query: object = day) {
  const context = { db, root, report: () => undefined, now: () => new Date('2026-11-26T14:30:00Z') }
  const session = { clientId: orNotFound(await findClient(db, code)).id }
  const zonedQuery = timeZone === undefined ? query : { ...query, timeZone }
  const zone = resolveQueryTimeZone(context, session.clientId, timeZone)
  return { zone: await zone, ...(await parseInboxQuery(zonedQuery, { context, session })).filters }
}

test('days are those of the client’s zone, whatever zone the query names', async () => {
  const sydney = {
    zone: 'Australia/Sydney',
    fromDate: '2026-11-24T13:00:00.000Z',
    beforeDate: '2026-11-25T13:00:00.000Z',
  }
  expect(await parse('meridian')).toEqual(sydney)
  expect(await parse('meridian', 'America/New_York')).toEqual(sydney)
})

test('if the client has no zone, days are those of the query’s zone, or else of UTC', async () => {
  expect(await parse('harbour', 'America/New_York')).toEqual({
    zone: 'America/New_York',
    fromDate: '2026-11-25T05:00:00.000Z',
    beforeDate: '2026-11-26T05:00:00.000Z',
  })
  expect(await parse('harbour')).toMatchObject({ zone: 'UTC', fromDate: '2026-11-25T00:00:00.000Z' })
})

test('today is the current day in the client’s zone', async () => {
  const failedFrom = async (code: string) => (await parse(code, undefined, { failedToday: true })).failedFrom
  expect(await failedFrom('meridian')).toBe('2026-11-26T13:00:00.000Z')
  expect(await failedFrom('harbour')).toBe('2026-11-26T00:00:00.000Z')
})

test('a zone that does not exist is refused', async () => {
  await expect(parse('harbour', 'Mars/Olympus')).rejects.toThrow()
})
