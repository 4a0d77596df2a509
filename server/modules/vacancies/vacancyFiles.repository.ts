import type { VacancyAttachment, VacancyPicture } from '../../../src/schemas/vacancies/vacancy'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'
import { bumpSiteVersion } from '../clients/clients.repository'
import type { StoredFile } from '../files/files.repository'

/** Lists the documents of a vacancy that visitors can download, without its picture. */
export function listVacancyAttachments(
  db: Db,
  clientId: number,
  vacancyId: number,
): Promise<VacancyAttachment[]> {
  return db
    .selectFrom('vacancy_attachments')
    .select(['id', 'filename', 'description'])
    .where('client_id', '=', clientId)
    .where('vacancy_id', '=', vacancyId)
    .where('is_picture', '=', 0)
    .orderBy('id')
    .execute()
}

interface PictureRow {
  id: number
  vacancyId: number
  filename: string
  alt: string
}

const selectPictures = (db: Db, clientId: number) =>
  db
    .selectFrom('vacancy_attachments')
    .select(['id', 'vacancy_id as vacancyId', 'filename', 'description as alt'])
    .where('client_id', '=', clientId)
    .where('is_picture', '=', 1)
const findPictureRow = prepareQuery((db, { clientId, vacancyId }: { clientId: number; vacancyId: number }) =>
  selectPictures(db, clientId).where('vacancy_id', '=', vacancyId),
)

/** Returns the pictures of a client's vacancies, by vacancy id. */
export async function findPictures(db: Db, clientId: number): Promise<Map<number, VacancyPicture>> {
  const rows = await selectPictures(db, clientId).execute()
  return new Map(rows.map((row) => [row.vacancyId, toVacancyPicture(row)]))
}

export async function findPicture(
  db: Db,
  clientId: number,
  vacancyId: number,
): Promise<VacancyPicture | undefined> {
  const row = await findPictureRow(db, { clientId, vacancyId })
  return row && toVacancyPicture(row)
}

function toVacancyPicture({ id, vacancyId, filename, alt }: PictureRow): VacancyPicture {
  return { src: `/documents/${vacancyId}/${id}/${encodeURIComponent(filename)}`, alt }
}

/** Sets which of a vacancy's documents is its picture; null for none. */
export async function setVacancyPicture(
  db: Db,
  clientId: number,
  vacancyId: number,
  filename: string | null,
): Promise<void> {
  const updateVacancyFiles = () =>
    db
      .updateTable('vacancy_attachments')
      .where('client_id', '=', clientId)
      .where('vacancy_id', '=', vacancyId)
  await updateVacancyFiles().set({ is_picture: 0 }).execute()
  if (filename !== null)
    await updateVacancyFiles().set({ is_picture: 1 }).where('filename', '=', filename).execute()
  await bumpSiteVersion(db, clientId)
}

export function findVacancyFile(
  db: Db,
  clientId: number,
  vacancyId: number,
  attachmentId: number,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('vacancy_attachments as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select(['a.filename', 'f.mime', 'f.content', 'f.id as fileId', 'f.object_key as objectKey', 'f.scan'])
    .where('a.client_id', '=', clientId)
    .where('a.vacancy_id', '=', vacancyId)
    .where('a.id', '=', attachmentId)
    .executeTakeFirst()
}

export async function addVacancyAttachment(
  db: Db,
  clientId: number,
  attachment: { vacancyId: number; fileId: number; filename: string; description: string },
): Promise<void> {
  await db
    .insertInto('vacancy_attachments')
    .values({
      client_id: clientId,
      vacancy_id: attachment.vacancyId,
      file_id: attachment.fileId,
      filename: attachment.filename,
      description: attachment.description,
    })
    .execute()
  await bumpSiteVersion(db, clientId)
}

/** A vacancy's document or picture, without its bytes. */
export interface VacancyFile {
  id: number
  fileId: number
  filename: string
  sha256: string
}

/** Lists the documents of a vacancy and its picture. */
export function listVacancyFiles(db: Db, clientId: number, vacancyId: number): Promise<VacancyFile[]> {
  return db
    .selectFrom('vacancy_attachments as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select(['a.id', 'a.file_id as fileId', 'a.filename', 'f.sha256'])
    .where('a.client_id', '=', clientId)
    .where('a.vacancy_id', '=', vacancyId)
    .orderBy('a.id')
    .execute()
}

export async function setVacancyFileDescription(
  db: Db,
  clientId: number,
  id: number,
  description: string,
): Promise<void> {
  await db
    .updateTable('vacancy_attachments')
    .set({ description })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpSiteVersion(db, clientId)
}

/** Deletes a document or a picture, including its bytes. */
export async function removeVacancyFile(db: Db, clientId: number, file: VacancyFile): Promise<void> {
  await db
    .deleteFrom('vacancy_attachments')
    .where('client_id', '=', clientId)
    .where('id', '=', file.id)
    .execute()
  await db.deleteFrom('files').where('client_id', '=', clientId).where('id', '=', file.fileId).execute()
  await bumpSiteVersion(db, clientId)
}
