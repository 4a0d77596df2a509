import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { forgetAttempts } from '../../repositories/sessions/attemptCounts'
import { AttemptLimits } from './attemptLimits'

let folder: string
let db: Db
let now = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-limits-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await migrateDatabase(db)
  now = 0
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const open = (enabled = true) =>
  new AttemptLimits({ db, key: new Uint8Array(32), enabled, now: () => new Date(now) })
const allowance = { times: 2, within: 60_000 }

test('so many in a time, each key by itself, and given-back ones do not count; a restart forgets nothing', async () => {
  const take = (key: string) => open().take(key, allowance)
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 60])
  expect(await take('b')).toBe(0)
  await open().giveBack('a')
  expect(await take('a')).toBe(0)
  now = 30_500
  expect(await take('a')).toBe(30)
  now = 60_000
  expect(await take('a')).toBe(0)
})

test('of many at once exactly so many are let through', async () => {
  const limits = open()
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => limits.take('a', { times: 20, within: 1000 })),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
})

test('switched off, nothing is counted', async () => {
  const limits = open(false)
  for (const _ of [1, 2, 3]) expect(await limits.take('a', { times: 1, within: 1000 })).toBe(0)
})

test('the table names nobody, and windows that have ended leave it', async () => {
  await open().take('sign-in account 1:sam', allowance)
  const rows = await db.selectFrom('attempt_counts').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('sam')
  await forgetAttempts(db, new Date(59_999))
  expect(await db.selectFrom('attempt_counts').selectAll().execute()).toHaveLength(1)
  await forgetAttempts(db, new Date(60_000))
  expect(await db.selectFrom('attempt_counts').selectAll().execute()).toHaveLength(0)
})
