import { createHash, randomUUID } from 'node:crypto'
import { withKeptVacancyWords } from '../../../src/schemas/ownWords/keptVacancyWords'
import type { VacancySource } from '../../../src/schemas/vacancies/ownVacancy'
import type { AttachmentPayload, VacancyPayload } from '../../../src/schemas/vacancyPayload'
import type { AuditAction } from '../../../src/texts/activity'
import { type Db, inTransaction, waitForTurn } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { addFile } from '../../repositories/files/files'
import {
  describeVacancyFile,
  listVacancyFiles,
  removeVacancyFile,
} from '../../repositories/files/vacancyFiles'
import { findVacancySource } from '../../repositories/vacancies/seenVacancies'
import { addVacancyAttachment } from '../../repositories/vacancies/vacancyAttachments'
import {
  findVacancyByCode,
  type KnownVacancy,
  replaceVacancy,
  withdrawVacancy,
} from '../../repositories/vacancies/vacancyChanges'
import { ProblemError } from '../problem'
import { checkVacancy } from './checkVacancy'
import { ChildIds } from './childIds'
import { giveIds, storeVacancy } from './storeVacancy'

export interface PutVacancy {
  id: number
  guid: string
  code: string
  isNew: boolean
}

/**
 * Creates the vacancy of this code or replaces it, whole [contract §7].
 * @throws invalid, vacancies-made-here, vacancy-made-here
 */
export function putVacancy(db: Db, clientId: number, sent: VacancyPayload, now: Date): Promise<PutVacancy> {
  const payload = checkVacancy(sent)
  const { code } = payload
  return inTransaction(db, async (trx) => {
    await waitForTurn(trx, clientId, `vacancy ${code}`)
    await requireBackOffice(trx, clientId)
    const known = await findVacancyByCode(trx, clientId, code)
    refuseOwn(known)
    const { id, guid } = known ?? (await create(trx, clientId, payload, now))
    if (known)
      await replaceStored(trx, clientId, known, withKeptVacancyWords({ ...known.lists }, payload), now)
    const action = known ? 'vacancy replaced' : 'vacancy created'
    await audit(trx, clientId, action, id, now)
    return { id, guid, code, isNew: !known }
  })
}

/** Takes a vacancy off the site; its applications stay. @returns whether there was one to take off @throws vacancy-made-here */
export function deleteVacancy(db: Db, clientId: number, code: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    refuseOwn(await findVacancyByCode(trx, clientId, code))
    const id = await withdrawVacancy(trx, clientId, code, now)
    if (id === undefined) return false
    await audit(trx, clientId, 'vacancy withdrawn', id, now)
    return true
  })
}

function create(db: Db, clientId: number, payload: VacancyPayload, now: Date) {
  return storeVacancy(db, clientId, payload, { guid: randomUUID(), createdAt: now.toISOString() })
}

/** A code belongs to one source. */
function refuseOwn(known: { source: VacancySource } | undefined): void {
  if (known?.source === 'own') throw new ProblemError('vacancy-made-here')
}

async function requireBackOffice(trx: Db, clientId: number): Promise<void> {
  if ((await findVacancySource(trx, clientId)) === 'own') throw new ProblemError('vacancies-made-here')
}

/** A vacancy that was there says something else from now on; to be called in a transaction. */
export async function replaceStored(
  db: Db,
  clientId: number,
  known: KnownVacancy,
  payload: VacancyPayload,
  now: Date,
): Promise<void> {
  const ids = new ChildIds(known.lists, known.lastChildId)
  const lists = giveIds(payload, ids)
  const vacancy = { ...payload, lists, lastChildId: ids.last }
  await replaceVacancy(db, clientId, known.id, vacancy, now)
  await replaceFiles(db, clientId, known.id, payload.attachments, now)
}

/** A document with the same name and bytes as before stays the one that it is. */
async function replaceFiles(
  db: Db,
  clientId: number,
  vacancyId: number,
  sent: readonly AttachmentPayload[],
  now: Date,
): Promise<void> {
  const before = await listVacancyFiles(db, clientId, vacancyId)
  for (const { filename, description, mime, content } of sent) {
    const bytes = Buffer.from(content, 'base64')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const at = before.findIndex((file) => file.filename === filename && file.sha256 === sha256)
    const [same] = at < 0 ? [] : before.splice(at, 1)
    if (same) await describeVacancyFile(db, clientId, same.id, description)
    else {
      const fileId = await addFile(db, clientId, { mime, bytes, createdAt: now.toISOString() })
      await addVacancyAttachment(db, clientId, { vacancyId, fileId, filename, description })
    }
  }
  for (const file of before) await removeVacancyFile(db, clientId, file)
}

function audit(db: Db, clientId: number, action: AuditAction, id: number, now: Date): Promise<void> {
  return addAudit(db, clientId, { userId: null, action, subject: `vacancy:${id}`, at: now.toISOString() })
}
