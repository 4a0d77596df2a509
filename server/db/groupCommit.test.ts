import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, openDatabase, runInTransaction } from './openDatabase'

let folder: string
let db: Db

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-commits-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await sql`create table names (name text primary key)`.execute(db)
  await sql`create table nicknames (name text references names (name) deferrable initially deferred)`.execute(
    db,
  )
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const add = (name: string, alsoRun: (trx: Db) => Promise<unknown> = async () => undefined) =>
  runInTransaction(db, async (trx) => {
    await sql`insert into names values (${name})`.execute(trx)
    await alsoRun(trx)
    return name
  })
/** Reads through another connection, which sees only committed data. */
const listStored = () => {
  const otherConnection = new Database(join(folder, 'foyer.db'))
  const names = otherConnection.prepare('select name from names order by name').pluck().all()
  otherConnection.close()
  return names
}
const getOutcomes = (results: PromiseSettledResult<string>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))

test('transactions of one event loop turn share one commit, although each is started in its own callback', async () => {
  const storedCounts: number[] = []
  const turn = ['a', 'b', 'c', 'd'].map(
    (name) =>
      new Promise<void>((done) => {
        setImmediate(() => void add(name).then(() => done(void storedCounts.push(listStored().length))))
      }),
  )
  await Promise.all(turn)
  expect(storedCounts).toEqual([4, 4, 4, 4])
})

test('each of many concurrent transactions is stored when its promise resolves; a failed transaction stores nothing and does not affect the others', async () => {
  const isStored: boolean[] = []
  const names = Array.from({ length: 40 }, (_, at) => `name ${String(at).padStart(2, '0')}`)
  const additions = names.map((name, at) =>
    at === 7
      ? add(name, () => Promise.reject(new Error('No')))
      : add(name).then((storedName) => {
          isStored.push(listStored().includes(storedName))
          return storedName
        }),
  )
  const duplicate = add('name 03')
  const results = getOutcomes(await Promise.allSettled([...additions, duplicate]))
  expect(results[7]).toBe('Error: No')
  expect(results[40]).toContain('UNIQUE constraint failed')
  const otherNames = names.filter((_, at) => at !== 7)
  expect(results.filter((_, at) => at !== 7 && at !== 40)).toEqual(otherNames)
  expect(listStored()).toEqual(otherNames)
  expect(isStored).toEqual(otherNames.map(() => true))
})

test('no transaction resolves if the commit fails', async () => {
  const alone = add('alone', (trx) => sql`insert into nicknames values ('nobody')`.execute(trx))
  const together = [
    add('one'),
    add('two', (trx) => sql`insert into nicknames values ('nobody')`.execute(trx)),
  ]
  const results = getOutcomes(await Promise.allSettled([alone, ...together]))
  expect(results.map((result) => result.includes('FOREIGN KEY constraint failed'))).toEqual([
    true,
    true,
    true,
  ])
  expect(listStored()).toEqual([])
  expect(await add('later')).toBe('later')
  expect(listStored()).toEqual(['later'])
})

test('a transaction that SQLite aborts as a whole fails with the reason, like all others of its group', async () => {
  expect(await add('first')).toBe('first')
  const group = [
    add('one'),
    add('two', (trx) => sql`rollback`.execute(trx).then(() => Promise.reject(new Error('Full')))),
  ]
  const results = getOutcomes(await Promise.allSettled(group))
  expect(listStored()).toEqual(['first'])
  expect(results).toEqual(['Error: Full', 'Error: Full'])
  expect(await add('later')).toBe('later')
})
