import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ServerContext } from '../../context'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { DelayedTasks } from '../../jobs/delayedTasks'
import { schedulePasswordLink } from './passwordLinks.service'

const folder = mkdtempSync(join(tmpdir(), 'foyer-links-'))
let db: Db

beforeAll(async () => {
  db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await migrateDatabase(db, () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

test('a request for a password link queries the database after a second at the earliest, or at once on shutdown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let accessCount = 0
  const watchedDb = new Proxy(db, {
    get: (target, name) => {
      accessCount += 1
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const report = vi.fn()
  const delayed = new DelayedTasks()
  // The lookup of an unknown name needs no other part of the context.
  const context = { db: watchedDb, delayed, report, now: () => new Date() } as unknown as ServerContext
  const request = { clientId: 1, username: 'nobody@harbour.example', address: '203.0.113.7', origin: '' }
  schedulePasswordLink(context, request)
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  vi.advanceTimersByTime(999)
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(accessCount).toBe(0)
  await delayed.stop()
  expect(accessCount).toBeGreaterThan(0)
  expect(report).not.toHaveBeenCalled()
})
