import type { Db } from '../../db/openDatabase'
import { countSite } from '../vacancies/siteVersion'

/** A vacancy's document without its bytes. */
export interface VacancyFile {
  id: number
  fileId: number
  filename: string
  sha256: string
}

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

export async function describeVacancyFile(
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
  await countSite(db, clientId)
}

/** Takes a document away, bytes included. */
export async function removeVacancyFile(db: Db, clientId: number, file: VacancyFile): Promise<void> {
  await db
    .deleteFrom('vacancy_attachments')
    .where('client_id', '=', clientId)
    .where('id', '=', file.id)
    .execute()
  await db.deleteFrom('files').where('client_id', '=', clientId).where('id', '=', file.fileId).execute()
  await countSite(db, clientId)
}
