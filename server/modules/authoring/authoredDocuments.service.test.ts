import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyVacancy } from '../../../src/schemas/authoring/authoredVacancy'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { getInitialClientValues } from '../accounts/newClient'
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
const contentWithDocuments = (...fileIds: string[]) => ({
  ...emptyVacancy,
  attachments: fileIds.map((fileId) => ({ fileId, filename: `${fileId}.pdf`, description: '' })),
})

test('documents that no draft and no version of their client uses are deleted after a week', async () => {
  const clientId = await addClient(db, { ...getInitialClientValues('sweep', 'Sweep'), createdAt: at })
  const otherId = await addClient(db, { ...getInitialClientValues('other', 'Other'), createdAt: at })
  const store = (id: number, sha256: string, since = at) =>
    saveDocument(db, id, { sha256, mime: 'text/plain', size: 1, bytes: Buffer.from('a'), createdAt: since })
  for (const name of ['drafted', 'published', 'spare', 'again']) await store(clientId, name)
  await store(clientId, 'young', '2026-11-20T00:00:00.000Z')
  await store(clientId, 'again', '2026-11-20T00:00:00.000Z')
  await store(otherId, 'drafted')
  const saved = { revision: 1, content: contentWithDocuments('published'), updatedAt: at, updatedBy: null }
  await addAuthoredVacancy(db, clientId, { guid: 'v', ...saved })
  const version = { number: 1, revision: 1, at, by: null, reason: '', changes: [] }
  await addVacancyVersion(db, clientId, 'v', { ...version, content: contentWithDocuments('published') })
  await saveAuthoredVacancy(db, clientId, {
    ...saved,
    guid: 'v',
    revision: 2,
    content: contentWithDocuments('drafted'),
  })

  expect(await purgeUnusedDocuments(db, new Date('2026-11-22T00:00:00Z'))).toBe(2)
  const isStored = async (id: number, sha256: string) => (await findDocument(db, id, sha256)) !== undefined
  expect(await isStored(otherId, 'drafted')).toBe(false)
  for (const [name, isExpected] of Object.entries({
    ...{ drafted: true, published: true, young: true, again: true },
    spare: false,
  })) {
    expect([name, await isStored(clientId, name)]).toEqual([name, isExpected])
  }
})
