import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { getInitialClientValues } from '../accounts/newClient'
import { addClient } from '../clients/clients.repository'
import { addUser, savePasswordHash } from '../sessions/users.repository'
import { beginSession } from './signIn.service'
import { confirmSecret, storeUnconfirmedSecret } from './twoFactor.repository'

const key = new Uint8Array(32).fill(1)
const keys: Keys = {
  access: key,
  refresh: key,
  limits: key,
  device: key,
  secrets: key,
  erasures: key,
  receipts: key,
  mail: key,
  formTokens: key,
  proofOfWork: key,
}
const createdAt = '2026-11-22T09:00:00.000Z'
let folder: string
let db: Db
let clientId: number
let userId: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-begin-'))
  db = openDatabase(`file:${join(folder, 'test.db')}`)
  await migrateDatabase(db)
  clientId = await addClient(db, { ...getInitialClientValues('quay', 'Quay Works'), createdAt })
  userId = await addUser(db, clientId, { username: 'quay', passwordHash: 'one', role: 'Client', createdAt })
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

/** Begins a session for a user whose password was checked against the hash 'one'. */
function begin(hasShownCode: boolean) {
  const user = {
    id: userId,
    username: 'quay-admin',
    passwordHash: 'one',
    role: 'Client',
    accountRole: 'owner',
  } as const
  const origin = { address: '192.0.2.1', userAgent: undefined, device: undefined }
  const client = { id: clientId, code: 'quay' }
  return beginSession({ db, keys, now: () => new Date(createdAt) }, { client, user, hasShownCode, ...origin })
}
const listSessions = () => db.selectFrom('sessions').select('id').execute()

test('a user whose password hash is unchanged gets a session', async () => {
  await begin(false)
  expect(await listSessions()).toHaveLength(1)
})

test('a user whose password was changed meanwhile gets no session', async () => {
  await savePasswordHash(db, clientId, userId, 'another')
  await expect(begin(false)).rejects.toMatchObject({ code: 'wrong-credentials' })
  expect(await listSessions()).toHaveLength(0)
})

test('a user who turned on two-factor authentication meanwhile gets no session without a code', async () => {
  const sealedSecret = 'box1.sealed'
  await storeUnconfirmedSecret(db, clientId, userId, { sealedSecret, startedAt: createdAt })
  await begin(false)
  await confirmSecret(db, clientId, userId, { sealedSecret, step: 1, now: createdAt })
  await expect(begin(false)).rejects.toMatchObject({ code: 'code-needed' })
  await begin(true)
  expect(await listSessions()).toHaveLength(2)
})
