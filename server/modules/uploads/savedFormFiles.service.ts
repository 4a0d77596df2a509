import { createHash, randomBytes } from 'node:crypto'
import type { ServerContext } from '../../context'
import { type Db, inTransaction } from '../../db/openDatabase'
import type { UploadedFile } from '../../http/readMultipart'
import type { FileStore } from '../files/fileStore'
import { addFile } from '../files/files.repository'
import {
  addKeptFile,
  countKeptFiles,
  findKeptFile,
  listOldKeptFiles,
  removeKeptFiles,
} from './savedFormFiles.repository'

/** How long a file waits for the page that it was posted by to be sent again. */
const keptMs = 60 * 60 * 1000
/** Of one network within that time. */
const ofNetwork = { times: 40, within: keptMs }
const batch = 50

/** Whose form it is that a file was posted by. */
export interface KeptFor {
  clientId: number
  vacancyId: number
  network: string
}

type Keeping = Pick<ServerContext, 'db' | 'files' | 'counts' | 'environment' | 'now'>

/** A file that was sent, or that the server has kept since it was: then with what its page knows it by. */
export interface OfferedFile extends UploadedFile {
  token?: string
}

/**
 * Keeps a file for an hour, for whoever knows the token: the page that answers, which nobody else gets. Undefined where
 * there is no room, for the client or for the network; the file is then to be chosen again.
 */
export async function saveFormFile(
  context: Keeping,
  { clientId, vacancyId, network }: KeptFor,
  { key, filename, content }: UploadedFile,
): Promise<string | undefined> {
  const now = context.now()
  await purgeSavedFiles(context.db, now, { files: context.files, limit: batch })
  if ((await countKeptFiles(context.db, clientId)) >= context.environment.uploads.keptFiles) return undefined
  if (context.counts.take([{ key: `kept address ${network}`, allowance: ofNetwork }]) > 0) return undefined
  const token = randomBytes(24).toString('base64url')
  const createdAt = now.toISOString()
  const { objectKey } = await context.files.put(clientId, content)
  await inTransaction(context.db, async (trx) => {
    // It is judged anew, and named by what it is then, when it is sent.
    const fileId = await addFile(trx, clientId, {
      mime: 'application/octet-stream',
      bytes: content,
      objectKey,
      createdAt,
    })
    const place = { vacancyId, fieldKey: key, tokenHash: hashOf(token) }
    await addKeptFile(trx, clientId, { ...place, filename, fileId, createdAt })
  })
  return token
}

/** The file that is kept for this field under the token; undefined when none is, any more. */
export async function findSavedFile(
  context: Keeping,
  { clientId, vacancyId }: Omit<KeptFor, 'network'>,
  { key, token }: { key: string; token: string },
): Promise<OfferedFile | undefined> {
  const place = { vacancyId, fieldKey: key, tokenHash: hashOf(token) }
  const file = await findKeptFile(context.db, clientId, place, before(context.now()))
  if (!file) return undefined
  return { key, token, filename: file.filename, content: Buffer.from(await context.files.read(file)) }
}

/** Removes the files of all clients whose form was not sent again in time, at most `limit` of them. */
export async function purgeSavedFiles(
  db: Db,
  now: Date,
  { files, limit = 10_000 }: { files: FileStore; limit?: number },
): Promise<void> {
  const byClient = new Map<number, number[]>()
  for (const { clientId, fileId } of await listOldKeptFiles(db, before(now), limit)) {
    byClient.set(clientId, [...(byClient.get(clientId) ?? []), fileId])
  }
  for (const [clientId, fileIds] of byClient) {
    const objects = await inTransaction(db, (trx) => removeKeptFiles(trx, clientId, fileIds))
    // An object that stays is nobody's, and the sweep's.
    await files.remove(objects).catch(() => {})
  }
}

function before(now: Date): string {
  return new Date(now.getTime() - keptMs).toISOString()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
