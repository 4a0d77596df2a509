import type { Db } from '../../db/openDatabase'
import { type FileBytes, removeFiles } from '../files/files.repository'

/** The form field that a file was chosen for, and the hash of the token that gives access to the file. */
export interface FormFileLocation {
  vacancyId: number
  fieldKey: string
  tokenHash: string
}

export async function addSavedFile(
  db: Db,
  clientId: number,
  file: FormFileLocation & { filename: string; fileId: number; createdAt: string },
): Promise<void> {
  await db
    .insertInto('kept_files')
    .values({
      client_id: clientId,
      vacancy_id: file.vacancyId,
      field_key: file.fieldKey,
      token_hash: file.tokenHash,
      filename: file.filename,
      file_id: file.fileId,
      created_at: file.createdAt,
    })
    .execute()
}

/** Returns the file if it was stored for this field and token since the given time. */
export function findSavedFileRow(
  db: Db,
  clientId: number,
  { vacancyId, fieldKey, tokenHash }: FormFileLocation,
  earliestTime: string,
): Promise<(FileBytes & { filename: string }) | undefined> {
  return db
    .selectFrom('kept_files as k')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'k.client_id').onRef('f.id', '=', 'k.file_id'),
    )
    .select(['k.filename', 'k.file_id as fileId', 'f.content', 'f.object_key as objectKey', 'f.scan'])
    .where('k.client_id', '=', clientId)
    .where('k.vacancy_id', '=', vacancyId)
    .where('k.field_key', '=', fieldKey)
    .where('k.token_hash', '=', tokenHash)
    .where('k.created_at', '>=', earliestTime)
    .executeTakeFirst()
}

export async function countSavedFiles(db: Db, clientId: number): Promise<number> {
  const { count } = await db
    .selectFrom('kept_files')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lists up to `limit` files of all clients that were stored before the given time. */
export function listOldSavedFiles(
  db: Db,
  cutoff: string,
  limit: number,
): Promise<{ clientId: number; fileId: number }[]> {
  return db
    .selectFrom('kept_files')
    .select(['client_id as clientId', 'file_id as fileId'])
    .where('created_at', '<', cutoff)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Deletes the files, including their bytes. @returns keys of the objects that held the bytes */
export async function removeSavedFiles(
  db: Db,
  clientId: number,
  fileIds: readonly number[],
): Promise<string[]> {
  await db
    .deleteFrom('kept_files')
    .where('client_id', '=', clientId)
    .where('file_id', 'in', fileIds)
    .execute()
  return removeFiles(db, clientId, fileIds)
}
