import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { listReceivedFiles } from '../applications/applicationFiles.repository'
import type { SubmittedApplication } from '../applications/applications.repository'
import { uploadPeriodMs } from '../applications/applications.service'
import type { FileStore } from '../files/fileStore'
import { addFile } from '../files/files.repository'
import { type ReceivedFile, receiveFiles } from './applicationFiles.service'
import {
  type AnnouncedFile,
  addPartialUpload,
  addPiece,
  findPartialUpload,
  listOldUploads,
  listPartialUploadIds,
  listPieces,
  type PartialUpload,
  removePartialUploads,
} from './resumableUploads.repository'

/** Maximum number of pieces per upload; an upload with more pieces is dropped and must start again. */
const maxPieces = 64
/** Maximum number of old uploads that are removed when a new upload begins. */
const purgeBatchSize = 50

type UploadContext = Pick<ServerContext, 'db' | 'files' | 'now'>

/**
 * Begins an upload in pieces that can be resumed. It replaces an earlier upload for the same field.
 * @returns the id of the upload
 * @throws invalid, too-large, file-exists
 */
export async function beginResumableUpload(
  context: UploadContext,
  clientId: number,
  application: SubmittedApplication,
  announcedFile: Omit<AnnouncedFile, 'applicationId'>,
): Promise<number> {
  const { fieldKey, size } = announcedFile
  const toErrors = (message: string) => ({ errors: [{ path: `/${fieldKey}`, message }] })
  if (!Object.hasOwn(application.fileFields, fieldKey)) {
    throw new ProblemError('invalid', toErrors(rulesTexts.unknownField))
  }
  if (size > maximumFileSize) throw new ProblemError('too-large', toErrors(rulesTexts.fileSize))
  const now = context.now()
  await purgePartialUploads(context.db, now, { files: context.files, limit: purgeBatchSize })
  const newUpload = await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `application ${application.id}`)
    const receivedFiles = await listReceivedFiles(trx, clientId, application.id)
    if (receivedFiles.some((file) => file.fieldKey === fieldKey)) throw new ProblemError('file-exists')
    const previousUploads = await listPartialUploadIds(trx, clientId, [application.id], fieldKey)
    const objectKeys = await removePartialUploads(trx, clientId, previousUploads)
    const id = await addPartialUpload(
      trx,
      clientId,
      { ...announcedFile, applicationId: application.id },
      now.toISOString(),
    )
    return { id, objectKeys }
  })
  await removeObjects(context.files, newUpload.objectKeys)
  return newUpload.id
}

/** Returns the progress of an upload. @throws not-found if the upload does not exist any more */
export async function readPartialUpload(
  { db }: Pick<UploadContext, 'db'>,
  clientId: number,
  application: SubmittedApplication,
  id: number,
): Promise<PartialUpload> {
  return orNotFound(await findPartialUpload(db, clientId, application.id, id))
}

/**
 * Stores a piece that begins at the upload's current offset. The stored object of a rejected piece is left to the
 * orphan sweep.
 * @returns the updated upload
 * @throws not-found, also for an upload with too many pieces; other-offset if another request advanced the upload
 */
export async function storePiece(
  context: UploadContext,
  clientId: number,
  upload: PartialUpload,
  bytes: Buffer,
): Promise<PartialUpload> {
  const { id, offset } = upload
  if (bytes.length === 0) return upload
  if (upload.pieceCount >= maxPieces) {
    await dropUpload(context, clientId, id)
    throw new ProblemError('not-found')
  }
  const { objectKey } = await context.files.put(clientId, bytes)
  await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `upload ${id}`)
    const current = orNotFound(await findPartialUpload(trx, clientId, upload.applicationId, id))
    if (current.offset !== offset) throw new ProblemError('other-offset')
    const createdAt = context.now().toISOString()
    const mime = 'application/octet-stream'
    const fileId = await addFile(trx, clientId, { mime, bytes, objectKey, createdAt })
    await addPiece(trx, clientId, { uploadId: id, startsAt: offset, size: bytes.length, fileId })
  })
  return { ...upload, offset: offset + bytes.length, pieceCount: upload.pieceCount + 1 }
}

/**
 * Completes an upload: validates and stores the file as if it had been sent in one request [API-21]. The upload is
 * deleted, also after one of these problems.
 * @throws invalid, file-exists, unavailable
 */
export async function completeUpload(
  context: ServerContext,
  clientId: number,
  application: SubmittedApplication,
  { id, fieldKey: key, filename }: PartialUpload,
): Promise<ReceivedFile[]> {
  const pieces = await listPieces(context.db, clientId, id)
  const contents = await Promise.all(pieces.map((piece) => context.files.read(piece)))
  try {
    const receivedFiles = await receiveFiles(context, clientId, application, [
      { key, filename, content: Buffer.concat(contents) },
    ])
    await dropUpload(context, clientId, id)
    return receivedFiles
  } catch (error) {
    if (error instanceof ProblemError) await dropUpload(context, clientId, id)
    throw error
  }
}

/** Removes the uploads of all clients that are too old to be resumed, at most `limit` of them. */
export async function purgePartialUploads(
  db: Db,
  now: Date,
  { files, limit = 10_000 }: { files: FileStore; limit?: number },
): Promise<void> {
  const cutoff = new Date(now.getTime() - uploadPeriodMs).toISOString()
  for (const { clientId, id } of await listOldUploads(db, cutoff, limit)) {
    await dropUpload({ db, files }, clientId, id)
  }
}

async function dropUpload(
  { db, files }: Pick<UploadContext, 'db' | 'files'>,
  clientId: number,
  id: number,
): Promise<void> {
  const objectKeys = await runInTransaction(db, (trx) => removePartialUploads(trx, clientId, [id]))
  await removeObjects(files, objectKeys)
}

/** Removes stored objects. Those that cannot be removed are left to the orphan sweep. */
async function removeObjects(files: FileStore, objectKeys: readonly string[]): Promise<void> {
  await files.remove(objectKeys).catch(() => {})
}
