import { createHash } from 'node:crypto'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import type { UploadedFile } from '../../http/readMultipart'
import { orNotFound, ProblemError } from '../../problem'
import { recordNewFiles } from '../applications/applicationChanges.service'
import { addApplicationAttachment, listReceivedFiles } from '../applications/applicationFiles.repository'
import {
  type FileFields,
  findSubmittedApplication,
  type SubmittedApplication,
} from '../applications/applications.repository'
import { queueDeliveryWithFiles, uploadPeriodMs } from '../applications/applications.service'
import { checkUpload, getFileProblemText } from '../files/checkFile'
import type { StoredBytes } from '../files/fileStore'
import { addFile } from '../files/files.repository'
import type { FileProblem } from '../files/fileTypes'
import type { ParserPool } from '../files/parserPool'
import type { Session } from '../sessions/session.types'

export interface ReceivedFile {
  id: number
  filename: string
}

/**
 * Returns the application that this session may send files to. Call it before reading the request body.
 * @throws not-found, upload-over
 */
export async function requireApplicationAwaitingFiles(
  context: ServerContext,
  session: Session,
  id: number,
): Promise<SubmittedApplication> {
  const application = orNotFound(
    await findSubmittedApplication(context.db, session.clientId, id, session.sid),
  )
  if (context.now().getTime() - Date.parse(application.submittedDate) > uploadPeriodMs) {
    throw new ProblemError('upload-over')
  }
  return application
}

/**
 * Stores an application's files [API-21], all or none. Sending the same file for the same field again returns the
 * first result; a different file is rejected. The delivery becomes due when all announced files have arrived.
 * @throws invalid, file-exists; unavailable when the parser pool's queue is full
 */
export async function receiveFiles(
  context: ServerContext,
  clientId: number,
  application: SubmittedApplication,
  files: readonly UploadedFile[],
): Promise<ReceivedFile[]> {
  const { checkedFiles, rejectedFiles } = await validateFiles(context.parsers, application.fileFields, files)
  const errors =
    files.length > 0
      ? rejectedFiles.map(createRejectedFileError)
      : [{ path: '', message: rulesTexts.required }]
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const now = context.now()
  const storedFiles = await storeBytes(context, clientId, checkedFiles)
  const usedObjectKeys = new Set<string | null>()
  const receivedFiles = await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `application ${application.id}`)
    // The transaction may run again after a conflict.
    usedObjectKeys.clear()
    const previousCount = (await listReceivedFiles(trx, clientId, application.id)).length
    const received: ReceivedFile[] = []
    for (const file of storedFiles) {
      const { isAdded, ...receivedFile } = await receiveFile(trx, clientId, application.id, file, now)
      if (isAdded) usedObjectKeys.add(file.objectKey)
      received.push(receivedFile)
    }
    const receivedFieldKeys = (await listReceivedFiles(trx, clientId, application.id)).map(
      (file) => file.fieldKey,
    )
    const isComplete = application.attachmentKeys.every((key) => receivedFieldKeys.includes(key))
    if (receivedFieldKeys.length > previousCount) {
      if (isComplete) await queueDeliveryWithFiles(trx, clientId, application.id, now)
      await recordNewFiles(trx, clientId, { applicationId: application.id, isComplete, now })
    }
    return received
  })
  await removeUnusedObjects(context, storedFiles, usedObjectKeys)
  return receivedFiles
}

/** A validated file: its MIME type is detected from the content, and images have no metadata. */
interface CheckedFile extends UploadedFile {
  mime: string
}

type StoredUploadFile = CheckedFile & Pick<StoredBytes, 'objectKey'>

/** A rejected file, identified by its field key. */
export interface RejectedFile {
  key: string
  problem: FileProblem | 'unknownField'
}

/** Checks each file in the parser pool. @throws unavailable when the pool's queue is full */
export async function validateFiles(
  parsers: ParserPool,
  fields: FileFields,
  files: readonly UploadedFile[],
): Promise<{ checkedFiles: CheckedFile[]; rejectedFiles: RejectedFile[] }> {
  const checkedFiles: CheckedFile[] = []
  const rejectedFiles: RejectedFile[] = []
  for (const { key, filename, content } of files) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    const checkedFile = field && (await checkUpload(parsers, filename, content, field.group))
    if (checkedFile && 'mime' in checkedFile) checkedFiles.push({ key, filename, ...checkedFile })
    else rejectedFiles.push({ key, problem: checkedFile?.refusal ?? 'unknownField' })
  }
  return { checkedFiles, rejectedFiles }
}

/** Returns the field error of a rejected file, in the current language. */
export function createRejectedFileError({ key, problem }: RejectedFile): FieldError {
  return {
    path: `/${key}`,
    message: problem === 'unknownField' ? rulesTexts.unknownField : getFileProblemText(problem),
  }
}

/**
 * Writes the bytes to the object store before the transaction, so that the transaction waits only for the database.
 */
function storeBytes(
  context: ServerContext,
  clientId: number,
  files: readonly CheckedFile[],
): Promise<StoredUploadFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      objectKey: (await context.files.put(clientId, file.content)).objectKey,
    })),
  )
}

/**
 * Removes objects of a repeated upload that no row refers to. Objects of a failed transaction are left to the orphan
 * sweep, because the commit may have succeeded without its response arriving.
 */
async function removeUnusedObjects(
  context: ServerContext,
  storedFiles: readonly StoredUploadFile[],
  usedObjectKeys: ReadonlySet<string | null>,
): Promise<void> {
  const unusedKeys = storedFiles.flatMap(({ objectKey }) =>
    objectKey && !usedObjectKeys.has(objectKey) ? [objectKey] : [],
  )
  await context.files.remove(unusedKeys).catch(() => {})
}

async function receiveFile(
  db: Db,
  clientId: number,
  applicationId: number,
  { key, filename, content, mime, objectKey }: StoredUploadFile,
  now: Date,
): Promise<ReceivedFile & { isAdded: boolean }> {
  const previousFile = (await listReceivedFiles(db, clientId, applicationId)).find(
    (file) => file.fieldKey === key,
  )
  if (previousFile) {
    const isSameContent = previousFile.sha256 === createHash('sha256').update(content).digest('hex')
    if (isSameContent) return { id: previousFile.id, filename: previousFile.filename, isAdded: false }
    throw new ProblemError('file-exists')
  }
  const fileId = await addFile(db, clientId, {
    mime,
    bytes: content,
    objectKey,
    createdAt: now.toISOString(),
  })
  const attachment = { applicationId, fileId, fieldKey: key, filename }
  return { id: await addApplicationAttachment(db, clientId, attachment), filename, isAdded: true }
}
