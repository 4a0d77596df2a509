import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateDatabase } from '../db/migrateDatabase'
import { type Db, openDatabase } from '../db/openDatabase'
import { RateLimiter } from './rateLimiter'
import { purgeAttemptCounts } from './rateLimiter.repository'

let folder: string
let db: Db
let now = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-counts-'))
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await migrateDatabase(db)
  now = 0
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

/** Opens a limiter as another process would. */
const open = () => new RateLimiter({ db, key: new Uint8Array(32), now: () => new Date(now) })
const createRule = (key: string, times = 2) => ({ key, allowance: { times, windowMs: 60_000 } })

test('allows a number of calls in a window that starts with the first, separately for each key', () => {
  const counts = open()
  const take = (key: string) => counts.consume([createRule(key)])
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 60, 0])
  now = 30_500
  expect(take('a')).toBe(30)
  now = 60_000
  expect(take('a')).toBe(0)
})

test('counts a call for all of its keys or for none, and returns the longest wait', () => {
  const counts = open()
  counts.consume([createRule('a', 1)])
  now = 10_000
  counts.consume([createRule('b', 1)])
  expect(counts.consume([createRule('a', 1), createRule('b', 1), createRule('c', 1)])).toBe(60)
  expect(counts.consume([createRule('c', 1)])).toBe(0)
})

test('processes that share counts allow as many calls as one would, also after a restart', async () => {
  const [one, other] = [open(), open()]
  const take = (counts: RateLimiter) => counts.consume([createRule('a', 3)])
  expect([take(one), take(other)]).toEqual([0, 0])
  await one.shareCounts()
  await other.shareCounts()
  expect([take(other), take(other)]).toEqual([0, 60])
  expect(take(one)).toBe(0)
  await one.shareCounts()
  expect(take(one)).toBe(60)
  const later = open()
  expect(take(later)).toBe(0)
  await later.shareCounts()
  expect(take(later)).toBe(60)
})

test('an expired window starts again in all processes', async () => {
  const counts = open()
  counts.consume([createRule('a', 1)])
  await counts.shareCounts()
  now = 60_000
  expect(counts.consume([createRule('a', 1)])).toBe(0)
  await counts.shareCounts()
  now = 90_000
  expect(counts.consume([createRule('a', 1)])).toBe(30)
})

test('counts continue if the clock was ahead when they were shared, and was set back', async () => {
  const counts = open()
  now = 1_000_000
  counts.consume([createRule('a', 3)])
  await counts.shareCounts()
  now = 0
  const waits = []
  for (let at = 0; at < 4; at += 1) {
    waits.push(counts.consume([createRule('a', 3)]))
    await counts.shareCounts()
  }
  expect(waits).toEqual([0, 0, 0, 60])
})

test('shares more keys than fit into one statement', async () => {
  const counts = open()
  for (let at = 0; at < 1200; at++) counts.consume([createRule(`key ${at}`, 1)])
  await counts.shareCounts()
  const other = open()
  for (const at of [0, 1199]) other.consume([createRule(`key ${at}`, 1)])
  await other.shareCounts()
  expect(other.consume([createRule('key 1199', 1)])).toBe(60)
  expect(await db.selectFrom('attempt_counts').select('taken').where('taken', '=', 2).execute()).toHaveLength(
    2,
  )
})

test('the table contains no addresses, and expired windows are deleted', async () => {
  const counts = open()
  counts.consume([createRule('submits address 192.0.2.1')])
  await counts.shareCounts()
  const rows = () => db.selectFrom('attempt_counts').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain('192.0.2')
  await purgeAttemptCounts(db, new Date(59_999))
  expect(await rows()).toHaveLength(1)
  await purgeAttemptCounts(db, new Date(60_000))
  expect(await rows()).toHaveLength(0)
})
