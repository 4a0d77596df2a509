import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateDatabase } from '../db/migrateDatabase'
import { type Db, openDatabase } from '../db/openDatabase'
import { getInitialClientValues } from '../modules/accounts/newClient'
import { addClient } from '../modules/clients/clients.repository'
import { addUser } from '../modules/sessions/users.repository'
import type { Tools } from './command'
import { requireUserByName } from './requireUser'

const createdAt = '2026-11-22T09:00:00.000Z'
const email = 'rae@agency.example'
let folder: string
let db: Db
let quay: number
let mill: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-named-'))
  db = openDatabase(`file:${join(folder, 'test.db')}`)
  await migrateDatabase(db)
  quay = await addClient(db, { ...getInitialClientValues('quay', 'Quay Works'), createdAt })
  mill = await addClient(db, { ...getInitialClientValues('mill', 'Mill Works'), createdAt })
  const user = { passwordHash: 'one', role: 'Client', createdAt } as const
  await addUser(db, quay, { ...user, username: 'quay-admin' })
  for (const id of [quay, mill]) {
    await addUser(db, id, { ...user, username: email, invited: { name: 'Rae', role: 'editor' } })
  }
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const findClientId = async (username: string, client?: string) =>
  (await requireUserByName({ db } as Tools, username, { client })).clientId

test('[SS-13] finds the user of an account by the user name alone, and an invited person by the user name and the client', async () => {
  expect(await findClientId('Quay-Admin')).toBe(quay)
  expect([await findClientId(email, 'quay'), await findClientId('RAE@agency.example', 'mill')]).toEqual([
    quay,
    mill,
  ])
})

test('[SS-13] reports an unknown user name, and where to look for the user', async () => {
  await expect(findClientId(email)).rejects.toThrow('give --client')
  await expect(findClientId('quay-admin', 'mill')).rejects.toThrow(
    "The client 'mill' has no user 'quay-admin'.",
  )
  await expect(findClientId(email, 'pier')).rejects.toThrow("There is no client 'pier'.")
})
