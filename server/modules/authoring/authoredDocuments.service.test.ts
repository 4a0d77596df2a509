import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyVacancy } from '../../../src/schemas/authoring/authoredVacancy'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { createNewClient } from '../accounts/newClient'
import { addClient } from '../clients/clients.repository'
import { findDocument, saveDocument } from './authoredDocuments.repository'
import { purgeUnusedDocuments } from './authoredDocuments.service'
import { addAuthoredVacancy, addVacancyVersion, saveAuthoredVacancy } from './authoredVacancies.repository'

let root: string
let db: Db

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-documents-'))
  db = openDatabase(`file:${join(root, 'foyer.db')}`)
  await migrateDatabase(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(root, { recursive: true })
})

const at = '2026-11-01T00:00:00.000Z'
const naming = (...fileIds: string[]) => ({
  ...emptyVacancy,
  attachments: fileIds.map((fileId) => ({ fileId, filename: `${fileId}.pdf`, description: '' })),
})

test('documents that no draft and no version uses are deleted after a week, for their client only', async () => {
  const clientId = await addClient(db, { ...createNewClient('sweep', 'Sweep'), createdAt: at })
  const otherId = await addClient(db, { ...createNewClient('other', 'Other'), createdAt: at })
  const keep = (id: number, sha256: string, since = at) =>
    saveDocument(db, id, { sha256, mime: 'text/plain', size: 1, bytes: Buffer.from('a'), at: since })
  for (const name of ['drafted', 'published', 'spare', 'again']) await keep(clientId, name)
  await keep(clientId, 'young', '2026-11-20T00:00:00.000Z')
  await keep(clientId, 'again', '2026-11-20T00:00:00.000Z')
  await keep(otherId, 'drafted')
  const saved = { revision: 1, content: naming('published'), updatedAt: at, updatedBy: null }
  await addAuthoredVacancy(db, clientId, { guid: 'v', ...saved })
  const version = { number: 1, revision: 1, at, by: null, reason: '', changes: [] }
  await addVacancyVersion(db, clientId, 'v', { ...version, content: naming('published') })
  await saveAuthoredVacancy(db, clientId, { ...saved, guid: 'v', revision: 2, content: naming('drafted') })

  expect(await purgeUnusedDocuments(db, new Date('2026-11-22T00:00:00Z'))).toBe(2)
  const left = async (id: number, sha256: string) => (await findDocument(db, id, sha256)) !== undefined
  expect(await left(otherId, 'drafted')).toBe(false)
  for (const [name, isLeft] of Object.entries({
    ...{ drafted: true, published: true, young: true, again: true },
    spare: false,
  })) {
    expect([name, await left(clientId, name)]).toEqual([name, isLeft])
  }
})
