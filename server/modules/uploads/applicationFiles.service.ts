import { createHash } from 'node:crypto'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, inTransaction } from '../../db/openDatabase'
import type { UploadedFile } from '../../http/readMultipart'
import { orNotFound, ProblemError } from '../../problem'
import { recordFiles } from '../applications/applicationChanges.service'
import { addApplicationAttachment, listReceived } from '../applications/applicationFiles.repository'
import {
  type FileFields,
  findOwnApplication,
  type OwnApplication,
} from '../applications/applications.repository'
import { queueDeliveryWithFiles, uploadMs } from '../applications/applications.service'
import { checkUpload, fileProblemText } from '../files/checkFile'
import type { StoredBytes } from '../files/fileStore'
import { addFile } from '../files/files.repository'
import type { FileProblem } from '../files/fileTypes'
import type { ParserPool } from '../files/parserPool'
import type { Session } from '../sessions/session.types'

export interface ReceivedFile {
  id: number
  filename: string
}

/** The application that this session may send files to. To be asked before anything of the body is read. */
export async function awaitingApplication(
  context: ServerContext,
  session: Session,
  id: number,
): Promise<OwnApplication> {
  const own = orNotFound(await findOwnApplication(context.db, session.clientId, id, session.sid))
  if (context.now().getTime() - Date.parse(own.submittedDate) > uploadMs) {
    throw new ProblemError('upload-over')
  }
  return own
}

/**
 * Stores an application's files [API-21], all or none. The same file for the same field again is answered as the
 * first time; another one is refused. When every announced file is there, the application is due.
 * @throws invalid, file-exists
 */
export async function receiveFiles(
  context: ServerContext,
  clientId: number,
  own: OwnApplication,
  files: readonly UploadedFile[],
): Promise<ReceivedFile[]> {
  const { judged, refused } = await validateFiles(context.parsers, own.fileFields, files)
  const errors =
    files.length > 0 ? refused.map(refusedFileError) : [{ path: '', message: rulesTexts.required }]
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const now = context.now()
  const placed = await place(context, clientId, judged)
  const used = new Set<string | null>()
  const answers = await inTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `application ${own.id}`)
    used.clear()
    const before = (await listReceived(trx, clientId, own.id)).length
    const stored: ReceivedFile[] = []
    for (const file of placed) {
      const { isNew, ...answer } = await receive(trx, clientId, own.id, file, now)
      if (isNew) used.add(file.objectKey)
      stored.push(answer)
    }
    const received = (await listReceived(trx, clientId, own.id)).map((file) => file.fieldKey)
    const isComplete = own.attachmentKeys.every((key) => received.includes(key))
    if (received.length > before) {
      if (isComplete) await queueDeliveryWithFiles(trx, clientId, own.id, now)
      await recordFiles(trx, clientId, { applicationId: own.id, isComplete, now })
    }
    return stored
  })
  await removeUnused(context, placed, used)
  return answers
}

/** A file as it will be stored: its type by its content, an image without what it tells besides the picture. */
interface JudgedFile extends UploadedFile {
  mime: string
}

type PlacedFile = JudgedFile & Pick<StoredBytes, 'objectKey'>

/** A refused file, by its field's key. */
export interface RefusedFile {
  key: string
  problem: FileProblem | 'unknownField'
}

/** Checks each file in the parser pool. @throws unavailable when the pool's queue is full */
export async function validateFiles(
  parsers: ParserPool,
  fields: FileFields,
  files: readonly UploadedFile[],
): Promise<{ judged: JudgedFile[]; refused: RefusedFile[] }> {
  const judged: JudgedFile[] = []
  const refused: RefusedFile[] = []
  for (const { key, filename, content } of files) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    const checked = field && (await checkUpload(parsers, filename, content, field.group))
    if (checked && 'mime' in checked) judged.push({ key, filename, ...checked })
    else refused.push({ key, problem: checked?.refusal ?? 'unknownField' })
  }
  return { judged, refused }
}

/** The error at a refused file's field, in the language in force. */
export function refusedFileError({ key, problem }: RefusedFile): FieldError {
  return {
    path: `/${key}`,
    message: problem === 'unknownField' ? rulesTexts.unknownField : fileProblemText(problem),
  }
}

/** Bytes that go to an object store go there before the transaction, which waits for nobody but the database. */
function place(
  context: ServerContext,
  clientId: number,
  files: readonly JudgedFile[],
): Promise<PlacedFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      objectKey: (await context.files.put(clientId, file.content)).objectKey,
    })),
  )
}

/**
 * Objects of a repeat, which no row names. Those of a failed transaction stay for the sweep: its commit may have come
 * through although its answer did not.
 */
async function removeUnused(
  context: ServerContext,
  placed: readonly PlacedFile[],
  used: ReadonlySet<string | null>,
): Promise<void> {
  const unused = placed.flatMap(({ objectKey }) => (objectKey && !used.has(objectKey) ? [objectKey] : []))
  await context.files.remove(unused).catch(() => {})
}

async function receive(
  db: Db,
  clientId: number,
  applicationId: number,
  { key, filename, content, mime, objectKey }: PlacedFile,
  now: Date,
): Promise<ReceivedFile & { isNew: boolean }> {
  const before = (await listReceived(db, clientId, applicationId)).find((file) => file.fieldKey === key)
  if (before) {
    const isSame = before.sha256 === createHash('sha256').update(content).digest('hex')
    if (isSame) return { id: before.id, filename: before.filename, isNew: false }
    throw new ProblemError('file-exists')
  }
  const fileId = await addFile(db, clientId, {
    mime,
    bytes: content,
    objectKey,
    createdAt: now.toISOString(),
  })
  const attachment = { applicationId, fileId, fieldKey: key, filename }
  return { id: await addApplicationAttachment(db, clientId, attachment), filename, isNew: true }
}
