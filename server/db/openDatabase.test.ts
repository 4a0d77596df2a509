import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noVacancy } from '../../src/schemas/applicationForm/buildApplicationForm'
import { demoClients } from '../demo/demoClients'
import { addClient } from '../modules/clients/clients.repository'
import { addFile } from '../modules/files/files.repository'
import { addVacancy } from '../modules/vacancies/vacancyChanges.repository'
import { addVacancyAttachment } from '../modules/vacancies/vacancyFiles.repository'
import { migrateDatabase } from './migrateDatabase'
import { type Db, openDatabase, runInTransaction } from './openDatabase'

const createdAt = '2026-11-21T09:00:00.000Z'
let folder: string
let db: Db

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-db-'))
  db = openDatabase(`file:${join(folder, 'deep', 'test.db')}`)
  await migrateDatabase(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const getPragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

const addTwoClients = async () => {
  const ids: number[] = []
  for (const { client } of demoClients.slice(0, 2)) ids.push(await addClient(db, { ...client, createdAt }))
  return ids
}

test('commits are on the disk before they are acknowledged, foreign keys are enforced, and locks are waited for', async () => {
  expect([await getPragma('journal_mode'), await getPragma('synchronous')]).toEqual(['wal', 2])
  expect([await getPragma('foreign_keys'), await getPragma('busy_timeout')]).toEqual([1, 5000])
})

test('a transaction holds the write lock from its start', async () => {
  const otherConnection = openDatabase(`file:${join(folder, 'deep', 'test.db')}`)
  await sql`pragma busy_timeout = 0`.execute(otherConnection)
  await runInTransaction(db, async () => {
    await expect(runInTransaction(otherConnection, async () => 'got in')).rejects.toThrow(/locked/)
  })
  expect(await runInTransaction(otherConnection, async () => 'got in')).toBe('got in')
  await otherConnection.destroy()
})

test('a transaction that fails half-way leaves nothing', async () => {
  const failing = runInTransaction(db, async (trx) => {
    await addClient(trx, { ...(demoClients[0]?.client ?? fail()), createdAt })
    throw new Error('half-way')
  })
  await expect(failing).rejects.toThrow('half-way')
  expect(await db.selectFrom('clients').select('id').execute()).toEqual([])
})

test("a transaction that SQLite has rolled back itself, as on a full disk, fails with SQLite's message", async () => {
  const failing = runInTransaction(db, async (trx) => {
    await sql`rollback`.execute(trx)
    throw new Error('database or disk is full')
  })
  await expect(failing).rejects.toThrow('database or disk is full')
})

test("a row cannot reference another client's row", async () => {
  const [firstId = 0, secondId = 0] = await addTwoClients()
  const vacancyId = await addVacancy(db, secondId, vacancy)
  const addTextFile = (clientId: number) =>
    addFile(db, clientId, { mime: 'text/plain', bytes: Buffer.from('x'), createdAt })
  const attach = (fileId: number) =>
    addVacancyAttachment(db, secondId, { vacancyId, fileId, filename: 'x.txt', description: '' })
  await attach(await addTextFile(secondId))
  await expect(attach(await addTextFile(firstId))).rejects.toThrow(/FOREIGN KEY/)
})

test('ids are never reused', async () => {
  const [clientId = 0] = await addTwoClients()
  const add = () => addFile(db, clientId, { mime: 'text/plain', bytes: Buffer.from('x'), createdAt })
  const deletedId = await add()
  await db.deleteFrom('files').where('client_id', '=', clientId).where('id', '=', deletedId).execute()
  expect(await add()).toBeGreaterThan(deletedId)
})

const vacancy = {
  guid: 'a-guid',
  code: 'A-1',
  name: 'Planner',
  summary: '',
  description: '',
  salaryAddText: '',
  employmentType: '',
  location: '',
  department: '',
  dateAdvertised: createdAt,
  advertisingCloseDate: null,
  isExpressionOfInterest: false,
  lists: noVacancy,
  createdAt,
}

function fail(): never {
  throw new Error('The demo has no client.')
}
