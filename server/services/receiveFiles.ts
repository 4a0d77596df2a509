import { createHash } from 'node:crypto'
import type { FieldError } from '../../src/schemas/forms/builtForm'
import { rulesTexts } from '../../src/texts/en'
import { type Db, inTransaction, waitForTurn } from '../db/openDatabase'
import { addApplicationAttachment, listReceived } from '../repositories/applicationAttachments'
import { findOwnApplication, type OwnApplication } from '../repositories/applications'
import { addFile } from '../repositories/files'
import type { Session } from '../repositories/sessions'
import { acceptedMime } from './fileTypes'
import { found, ProblemError } from './problem'
import { queueWithFiles } from './queueDelivery'
import type { ServerContext } from './serverContext'
import { uploadMs } from './storeApplication'

/** One part of an upload; `key` is the part's name, that is the field's key. */
export interface SentFile {
  key: string
  filename: string
  content: Buffer
}

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
  const own = found(await findOwnApplication(context.db, session.clientId, id, session.sid))
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
  files: readonly SentFile[],
): Promise<ReceivedFile[]> {
  const mimes = judgeFiles(own, files)
  const now = context.now()
  return inTransaction(context.db, async (trx) => {
    await waitForTurn(trx, clientId, `application ${own.id}`)
    const before = (await listReceived(trx, clientId, own.id)).length
    const answers: ReceivedFile[] = []
    for (const [at, file] of files.entries()) {
      answers.push(await receive(trx, clientId, own.id, file, mimes[at] ?? '', now))
    }
    const received = (await listReceived(trx, clientId, own.id)).map((file) => file.fieldKey)
    const isComplete = own.attachmentKeys.every((key) => received.includes(key))
    if (isComplete && received.length > before) await queueWithFiles(trx, clientId, own.id, now)
    return answers
  })
}

function judgeFiles(own: OwnApplication, files: readonly SentFile[]): string[] {
  const errors: FieldError[] = files.length > 0 ? [] : [{ path: '', message: rulesTexts.required }]
  const mimes = files.map(({ key, filename, content }) => {
    const isKnown = Object.hasOwn(own.fileFields, key)
    const mime = isKnown ? acceptedMime(filename, content, own.fileFields[key] ?? null) : undefined
    if (mime === undefined) {
      errors.push({ path: `/${key}`, message: isKnown ? rulesTexts.fileType : rulesTexts.unknownField })
    }
    return mime ?? ''
  })
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  return mimes
}

async function receive(
  db: Db,
  clientId: number,
  applicationId: number,
  { key, filename, content }: SentFile,
  mime: string,
  now: Date,
): Promise<ReceivedFile> {
  const before = (await listReceived(db, clientId, applicationId)).find((file) => file.fieldKey === key)
  if (before) {
    const isSame = before.sha256 === createHash('sha256').update(content).digest('hex')
    if (isSame) return { id: before.id, filename: before.filename }
    throw new ProblemError('file-exists')
  }
  const fileId = await addFile(db, clientId, { mime, content, createdAt: now.toISOString() })
  const attachment = { applicationId, fileId, fieldKey: key, filename }
  return { id: await addApplicationAttachment(db, clientId, attachment), filename }
}
