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
const openLimiter = () => new RateLimiter({ db, key: new Uint8Array(32), now: () => new Date(now) })
const createRule = (key: string, times = 2) => ({ key, allowance: { times, windowMs: 60_000 } })

test('allows a number of calls in a window that starts with the first, separately for each key', () => {
  const limiter = openLimiter()
  const consume = (key: string) => limiter.consume([createRule(key)])
  expect([consume('a'), consume('a'), consume('a'), consume('b')]).toEqual([0, 0, 60, 0])
  now = 30_500
  expect(consume('a')).toBe(30)
  now = 60_000
  expect(consume('a')).toBe(0)
})

test('counts a call for all of its keys or for none, and returns the longest wait', () => {
  const limiter = openLimiter()
  limiter.consume([createRule('a', 1)])
  now = 10_000
  limiter.consume([createRule('b', 1)])
  expect(limiter.consume([createRule('a', 1), createRule('b', 1), createRule('c', 1)])).toBe(60)
  expect(limiter.consume([createRule('c', 1)])).toBe(0)
})

test('processes count the calls of the others after each exchange, also after a restart', async () => {
  const [first, second] = [openLimiter(), openLimiter()]
  const consume = (limiter: RateLimiter) => limiter.consume([createRule('a', 3)])
  expect([consume(first), consume(second)]).toEqual([0, 0])
  await first.shareCounts()
  await second.shareCounts()
  expect([consume(second), consume(second)]).toEqual([0, 60])
  expect(consume(first)).toBe(0)
  await first.shareCounts()
  expect(consume(first)).toBe(60)
  const restarted = openLimiter()
  expect(consume(restarted)).toBe(0)
  await restarted.shareCounts()
  expect(consume(restarted)).toBe(60)
})

test('an expired window starts again in all processes', async () => {
  const limiter = openLimiter()
  limiter.consume([createRule('a', 1)])
  await limiter.shareCounts()
  now = 60_000
  expect(limiter.consume([createRule('a', 1)])).toBe(0)
  await limiter.shareCounts()
  now = 90_000
  expect(limiter.consume([createRule('a', 1)])).toBe(30)
})

test('counts continue if the clock was ahead when they were shared, and was set back', async () => {
  const limiter = openLimiter()
  now = 1_000_000
  limiter.consume([createRule('a', 3)])
  await limiter.shareCounts()
  now = 0
  const waits = []
  for (let at = 0; at < 4; at += 1) {
    waits.push(limiter.consume([createRule('a', 3)]))
    await limiter.shareCounts()
  }
  expect(waits).toEqual([0, 0, 0, 60])
})

test('shares more keys than fit into one statement', async () => {
  const limiter = openLimiter()
  for (let at = 0; at < 1200; at++) limiter.consume([createRule(`key ${at}`, 1)])
  await limiter.shareCounts()
  const otherLimiter = openLimiter()
  for (const at of [0, 1199]) otherLimiter.consume([createRule(`key ${at}`, 1)])
  await otherLimiter.shareCounts()
  expect(otherLimiter.consume([createRule('key 1199', 1)])).toBe(60)
  expect(await db.selectFrom('attempt_counts').select('taken').where('taken', '=', 2).execute()).toHaveLength(
    2,
  )
})

test('the table contains no addresses, and expired windows are deleted', async () => {
  const limiter = openLimiter()
  limiter.consume([createRule('submits address 192.0.2.1')])
  await limiter.shareCounts()
  const rows = () => db.selectFrom('attempt_counts').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain('192.0.2')
  await purgeAttemptCounts(db, new Date(59_999))
  expect(await rows()).toHaveLength(1)
  await purgeAttemptCounts(db, new Date(60_000))
  expect(await rows()).toHaveLength(0)
})
