import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { demoClients } from '../../demo/demoClients'
import { hashToken } from '../../security/randomToken'
import { addClient } from '../clients/clients.repository'
import { addFirstRefreshToken, rotateRefreshToken } from './refreshTokens'
import { addSession, findSession } from './sessions.repository'

const keys = { access: new Uint8Array(32).fill(1), refresh: new Uint8Array(32).fill(2) }
const start = new Date('2026-11-21T09:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const dayMs = 24 * 60 * 60 * 1000

let folder: string
let db: Db
let token: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-refresh-'))
  db = openDatabase(`file:${join(folder, 'test.db')}`)
  await migrateDatabase(db)
  const [demo] = demoClients
  if (!demo) throw new Error('The demo has no client.')
  const clientId = await addClient(db, { ...demo.client, createdAt: start.toISOString() })
  const dates = { createdAt: start.toISOString(), expiresAt: after(30 * dayMs).toISOString() }
  const sessionId = await addSession(db, clientId, { sid: 's1', userId: null, role: 'Client', ...dates })
  token = await addFirstRefreshToken(db, clientId, sessionId, start)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const isSessionActive = async (at: Date) => (await findSession(db, 'harbour', 's1', at)) !== undefined

test('each use returns the next token; only hashes are stored', async () => {
  const second = (await rotateRefreshToken(db, keys, token, after(1000)))?.token ?? ''
  const third = (await rotateRefreshToken(db, keys, second, after(20_000)))?.token ?? ''
  expect(new Set([token, second, third]).size).toBe(3)
  const rows = await db.selectFrom('refresh_tokens').select('token_hash').orderBy('id').execute()
  expect(rows.map((row) => row.token_hash)).toEqual([token, second, third].map(hashToken))
})

test('repeated use within ten seconds returns the same successor; later use ends the session', async () => {
  const successor = (await rotateRefreshToken(db, keys, token, after(1000)))?.token
  expect((await rotateRefreshToken(db, keys, token, after(11_000)))?.token).toBe(successor)
  expect(await isSessionActive(after(11_000))).toBe(true)
  expect(await rotateRefreshToken(db, keys, token, after(11_001))).toBeUndefined()
  expect(await isSessionActive(after(11_001))).toBe(false)
  expect(await rotateRefreshToken(db, keys, successor ?? '', after(12_000))).toBeUndefined()
})

test('a token that is presented again before the time of its first use, by a clock that was set back, ends the session', async () => {
  await rotateRefreshToken(db, keys, token, after(60_000))
  expect(await rotateRefreshToken(db, keys, token, start)).toBeUndefined()
  expect(await isSessionActive(after(60_000))).toBe(false)
})

test('a token expires after two weeks without use', async () => {
  expect(await rotateRefreshToken(db, keys, token, after(14 * dayMs))).toBeUndefined()
  expect(await rotateRefreshToken(db, keys, token, after(14 * dayMs - 1))).toBeDefined()
})

test('an unknown token is rejected, and ends no session', async () => {
  expect(await rotateRefreshToken(db, keys, 'made-up', after(1000))).toBeUndefined()
  expect(await isSessionActive(after(1000))).toBe(true)
})
