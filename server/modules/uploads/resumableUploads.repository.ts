import type { Db } from '../../db/openDatabase'
import { type FileBytes, removeFiles } from '../files/files.repository'

/** An announced file: its application, its form field, its name and its size in bytes. */
export interface AnnouncedFile {
  applicationId: number
  fieldKey: string
  filename: string
  size: number
}

/** An upload with its progress, in bytes and pieces. */
export interface PartialUpload extends AnnouncedFile {
  id: number
  offset: number
  pieceCount: number
}

export async function addPartialUpload(
  db: Db,
  clientId: number,
  { applicationId, fieldKey, filename, size }: AnnouncedFile,
  createdAt: string,
): Promise<number> {
  const { id } = await db
    .insertInto('partial_uploads')
    .values({
      client_id: clientId,
      application_id: applicationId,
      field_key: fieldKey,
      filename,
      size,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findPartialUpload(
  db: Db,
  clientId: number,
  applicationId: number,
  id: number,
): Promise<PartialUpload | undefined> {
  const upload = await db
    .selectFrom('partial_uploads')
    .select(['id', 'application_id as applicationId', 'field_key as fieldKey', 'filename', 'size'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!upload) return undefined
  const { pieces: pieceCount, offset } = await db
    .selectFrom('partial_pieces')
    .select(({ fn }) => [fn.countAll().as('pieces'), fn.sum('size').as('offset')])
    .where('client_id', '=', clientId)
    .where('upload_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...upload, pieceCount: Number(pieceCount), offset: Number(offset ?? 0) }
}

/** Lists the ids of the uploads of the applications, optionally only those for one field. */
export async function listPartialUploadIds(
  db: Db,
  clientId: number,
  applicationIds: readonly number[],
  fieldKey?: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('partial_uploads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('application_id', 'in', applicationIds)
    .$if(fieldKey !== undefined, (query) => query.where('field_key', '=', fieldKey ?? ''))
    .execute()
  return rows.map((row) => row.id)
}

export async function addPiece(
  db: Db,
  clientId: number,
  piece: { uploadId: number; startsAt: number; size: number; fileId: number },
): Promise<void> {
  await db
    .insertInto('partial_pieces')
    .values({
      client_id: clientId,
      upload_id: piece.uploadId,
      starts_at: piece.startsAt,
      size: piece.size,
      file_id: piece.fileId,
    })
    .execute()
}

/** Lists the received pieces in order. */
export function listPieces(db: Db, clientId: number, uploadId: number): Promise<FileBytes[]> {
  return db
    .selectFrom('partial_pieces as p')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'p.client_id').onRef('f.id', '=', 'p.file_id'),
    )
    .select(['p.file_id as fileId', 'f.content', 'f.object_key as objectKey', 'f.scan'])
    .where('p.client_id', '=', clientId)
    .where('p.upload_id', '=', uploadId)
    .orderBy('p.starts_at')
    .execute()
}

/** Lists up to `limit` uploads of all clients that began before the given time. */
export function listOldUploads(
  db: Db,
  createdBefore: string,
  limit: number,
): Promise<{ clientId: number; id: number }[]> {
  return db
    .selectFrom('partial_uploads')
    .select(['client_id as clientId', 'id'])
    .where('created_at', '<', createdBefore)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Deletes uploads with their pieces. @returns keys of the objects that held the bytes */
export async function removePartialUploads(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const pieces = await db
    .deleteFrom('partial_pieces')
    .where('client_id', '=', clientId)
    .where('upload_id', 'in', ids)
    .returning('file_id')
    .execute()
  await db.deleteFrom('partial_uploads').where('client_id', '=', clientId).where('id', 'in', ids).execute()
  return removeFiles(
    db,
    clientId,
    pieces.map((piece) => piece.file_id),
  )
}
