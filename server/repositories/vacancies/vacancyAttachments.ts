import type { VacancyAttachment } from '../../../src/schemas/vacancy'
import type { Db } from '../../db/openDatabase'
import type { StoredFile } from '../files/files'
import { countSite } from './siteVersion'

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
    .orderBy('id')
    .execute()
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
  await countSite(db, clientId)
}
