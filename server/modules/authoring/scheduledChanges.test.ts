import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyVacancy } from '../../../src/schemas/authoring/authoredVacancy'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { findProjectRoot } from '../../projectRoot'
import { getInitialClientValues } from '../accounts/newClient'
import { addClient } from '../clients/clients.repository'
import { addAuthoredVacancy } from './authoredVacancies.repository'
import { applyDueChanges } from './scheduledChanges'
import { findScheduledChange, saveScheduledChange } from './scheduledChanges.repository'

let root: string
let db: Db

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-changes-'))
  db = openDatabase(`file:${join(root, 'foyer.db')}`)
  await migrateDatabase(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(root, { recursive: true })
})

test('a scheduled change that fails does not prevent the processing of later ones', async () => {
  const createdAt = '2026-11-01T00:00:00.000Z'
  const clientId = await addClient(db, { ...getInitialClientValues('changes', 'Changes'), createdAt })
  const draft = { revision: 1, content: emptyVacancy, updatedAt: createdAt, updatedBy: null }
  const scheduledContent = { revision: 1, content: emptyVacancy, by: null }
  for (const [guid, at] of [
    ['damaged', '2026-11-02T00:00:00.000Z'],
    ['unpublished', '2026-11-03T00:00:00.000Z'],
  ] as const) {
    await addAuthoredVacancy(db, clientId, { guid, ...draft })
    await saveScheduledChange(db, clientId, guid, { ...scheduledContent, at })
  }
  await db.updateTable('own_vacancies').set({ change: '{' }).where('guid', '=', 'damaged').execute()
  const now = () => new Date('2026-11-04T00:00:00.000Z')
  const context = { db, now, root: findProjectRoot(), report: () => undefined }
  await expect(applyDueChanges(context)).rejects.toThrow(SyntaxError)
  expect(await findScheduledChange(db, clientId, 'unpublished')).toBe(undefined)
})
