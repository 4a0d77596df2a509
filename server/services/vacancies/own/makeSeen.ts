import { describeVacancyChanges } from '../../../../src/schemas/vacancies/describeVacancyChanges'
import { ownPayload } from '../../../../src/schemas/vacancies/ownPayload'
import type { OwnVacancyContent } from '../../../../src/schemas/vacancies/ownVacancy'
import type { AttachmentPayload, VacancyPayload } from '../../../../src/schemas/vacancyPayload'
import type { Db } from '../../../db/openDatabase'
import { notePublication, type StoredOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { readDocumentBytes } from '../../../repositories/vacancies/ownVacancyFiles'
import { addVacancyVersion, findVacancyVersion } from '../../../repositories/vacancies/ownVacancyVersions'
import { saveScheduledChange } from '../../../repositories/vacancies/scheduledChanges'
import { noteOwnParts, type PublishedRow } from '../../../repositories/vacancies/seenVacancies'
import { notePicture } from '../../../repositories/vacancies/vacancyAttachments'
import { found } from '../../problem'
import { checkVacancy } from '../checkVacancy'
import { replaceStored } from '../putVacancy'
import { storeVacancy } from '../storeVacancy'

interface Seen {
  /** What visitors see from now on, or from `begins` on. */
  own: Pick<StoredOwnVacancy, 'guid' | 'revision' | 'content'>
  published: PublishedRow | undefined
  begins: string
  by: string | null
  reason: string
  now: Date
}

/** Writes what visitors see, and the version that it is; what was scheduled before is over with it. */
export async function makeSeen(trx: Db, clientId: number, seen: Seen): Promise<void> {
  const { own, begins } = seen
  const documents = await documentsOf(trx, clientId, own.content)
  await writeSeen(trx, clientId, seen, checkVacancy(ownPayload(own.content, begins, documents)))
  await addVersion(trx, clientId, seen)
  await saveScheduledChange(trx, clientId, own.guid, null)
}

/** A picture travels as a document that is told apart afterwards. */
async function documentsOf(
  trx: Db,
  clientId: number,
  content: OwnVacancyContent,
): Promise<AttachmentPayload[]> {
  const picture = pictureOf(content)
  const documents: AttachmentPayload[] = []
  for (const { fileId, filename, description } of [...content.attachments, ...(picture ? [picture] : [])]) {
    const { mime, content: bytes } = found(await readDocumentBytes(trx, clientId, fileId))
    documents.push({ filename, description, mime, content: Buffer.from(bytes).toString('base64') })
  }
  return documents
}

function pictureOf({ isExpressionOfInterest, picture }: OwnVacancyContent) {
  if (!isExpressionOfInterest || !picture) return null
  return { ...picture, description: picture.isDecorative ? '' : picture.alt.trim() }
}

async function writeSeen(
  trx: Db,
  clientId: number,
  { own: { guid, revision, content }, published, now }: Seen,
  payload: VacancyPayload,
): Promise<void> {
  if (published) await replaceStored(trx, clientId, published, payload, now)
  const createdAt = now.toISOString()
  const { id } = published ?? (await storeVacancy(trx, clientId, payload, { guid, createdAt }))
  await notePicture(trx, clientId, id, pictureOf(content)?.filename ?? null)
  await noteOwnParts(trx, clientId, id, content)
  await notePublication(trx, clientId, guid, revision)
}

async function addVersion(
  trx: Db,
  clientId: number,
  { own: { guid, revision, content }, by, reason, now }: Seen,
): Promise<void> {
  const before = await findVacancyVersion(trx, clientId, guid)
  await addVacancyVersion(trx, clientId, guid, {
    number: (before?.number ?? 0) + 1,
    ...{ revision, content, reason, by, at: now.toISOString() },
    changes: before ? describeVacancyChanges(before.content, content) : [],
  })
}
