import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import type { UploadedFile } from '../../http/readMultipart'
import { createToken, hashToken } from '../../security/randomToken'
import type { FileStore } from '../files/fileStore'
import { addFile } from '../files/files.repository'
import {
  addSavedFile,
  countSavedFiles,
  findSavedFileRow,
  listOldSavedFiles,
  removeSavedFiles,
} from './savedFormFiles.repository'

/** How long a no-script form's file is stored until the form is sent again, in milliseconds. */
const retentionMs = 60 * 60 * 1000
/** Limit of stored files per network within that time. */
const networkAllowance = { times: 40, windowMs: retentionMs }
/** Maximum number of old files that are removed when a new file is stored. */
const purgeBatchSize = 50

/** The vacancy whose form a file was sent with, and the network that it came from. */
export interface FormFileSource {
  clientId: number
  vacancyId: number
  ipNetwork: string
}

type SavedFileContext = Pick<ServerContext, 'db' | 'files' | 'rateLimiter' | 'environment' | 'now'>

/** A file of a form submission. `token` is set if the file was stored by an earlier submission. */
export interface FormPostFile extends UploadedFile {
  token?: string
}

/**
 * Stores a file for an hour. Only the response page receives the token that gives access. Returns undefined if the
 * client's or the network's limit is reached; the applicant must then choose the file again.
 */
export async function saveFormFile(
  context: SavedFileContext,
  { clientId, vacancyId, ipNetwork }: FormFileSource,
  { key, filename, content }: UploadedFile,
): Promise<string | undefined> {
  const now = context.now()
  await purgeSavedFiles(context.db, now, { files: context.files, limit: purgeBatchSize })
  if ((await countSavedFiles(context.db, clientId)) >= context.environment.uploads.keptFiles) return undefined
  if (context.rateLimiter.consume([{ key: `kept address ${ipNetwork}`, allowance: networkAllowance }]) > 0)
    return undefined
  const token = createToken(24)
  const createdAt = now.toISOString()
  const { objectKey } = await context.files.put(clientId, content)
  await runInTransaction(context.db, async (trx) => {
    // The file type is determined when the form is sent again.
    const fileId = await addFile(trx, clientId, {
      mime: 'application/octet-stream',
      bytes: content,
      objectKey,
      createdAt,
    })
    const location = { vacancyId, fieldKey: key, tokenHash: hashToken(token) }
    await addSavedFile(trx, clientId, { ...location, filename, fileId, createdAt })
  })
  return token
}

/** Returns the file stored for this field under the token; undefined if there is none or it has expired. */
export async function findSavedFile(
  context: SavedFileContext,
  { clientId, vacancyId }: Omit<FormFileSource, 'ipNetwork'>,
  { key, token }: { key: string; token: string },
): Promise<FormPostFile | undefined> {
  const location = { vacancyId, fieldKey: key, tokenHash: hashToken(token) }
  const file = await findSavedFileRow(context.db, clientId, location, getEarliestTime(context.now()))
  if (!file) return undefined
  return { key, token, filename: file.filename, content: Buffer.from(await context.files.read(file)) }
}

/** Removes the files of all clients whose form was not sent again in time, at most `limit` of them. */
export async function purgeSavedFiles(
  db: Db,
  now: Date,
  { files, limit = 10_000 }: { files: FileStore; limit?: number },
): Promise<void> {
  const idsByClient = new Map<number, number[]>()
  for (const { clientId, fileId } of await listOldSavedFiles(db, getEarliestTime(now), limit)) {
    idsByClient.set(clientId, [...(idsByClient.get(clientId) ?? []), fileId])
  }
  for (const [clientId, fileIds] of idsByClient) {
    const objects = await runInTransaction(db, (trx) => removeSavedFiles(trx, clientId, fileIds))
    // Objects that cannot be removed are left to the orphan sweep.
    await files.remove(objects).catch(() => {})
  }
}

/** Returns the earliest time at which a file that is still valid can have been stored. */
function getEarliestTime(now: Date): string {
  return new Date(now.getTime() - retentionMs).toISOString()
}
