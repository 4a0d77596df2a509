import { createHash } from 'node:crypto'
import { getVacancyFiles, type StoredDocument } from '../../../src/schemas/authoring/authoredVacancy'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { authoredVacancyRefusals } from '../../../src/texts/admin/authoredVacancies.texts'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { checkUpload, getFileProblemText } from '../files/checkFile'
import type { StoredFile } from '../files/files.repository'
import type { ParserPool } from '../files/parserPool'
import {
  deleteDocument,
  listClientsWithOldDocuments,
  listOldDocumentHashes,
  listReferencedDocumentHashes,
  readDocumentBytes,
  saveDocument,
} from './authoredDocuments.repository'
import { findAuthoredVacancy } from './authoredVacancies.repository'
import { auditVacancy, lockAuthoredVacancy, type VacancyAuthor } from './authoringTransaction'

type DocumentContext = Pick<ServerContext, 'db' | 'now' | 'scanner' | 'parsers'>

/**
 * Stores a document for a vacancy after checking its type, cleaning it and, if there is a scanner, scanning it. The
 * vacancy uses the document only once the draft refers to it.
 * @throws not-found, also for an imported vacancy; invalid, unavailable, ScannerError
 */
export async function saveAuthoredDocument(
  { db, now: clock, scanner, parsers }: DocumentContext,
  author: VacancyAuthor,
  id: string,
  { filename, bytes }: { filename: string; bytes: Buffer },
): Promise<StoredDocument> {
  const { clientId } = author
  orNotFound(await findAuthoredVacancy(db, clientId, id))
  const { mime, cleanBytes } = await cleanDocument(parsers, filename, bytes)
  if (scanner && (await scanner.scan(cleanBytes)) === 'infected')
    throw createInvalidFileError(authoredVacancyRefusals.infected)
  const sha256 = createHash('sha256').update(cleanBytes).digest('hex')
  const now = clock()
  await runInTransaction(db, async (trx) => {
    await lockAuthoredVacancy(trx, clientId, id)
    const document = {
      sha256,
      mime,
      size: cleanBytes.length,
      bytes: cleanBytes,
      createdAt: now.toISOString(),
    }
    await saveDocument(trx, clientId, document)
    await auditVacancy(trx, author, { action: 'vacancy document kept', id, now })
  })
  return { fileId: sha256, filename, mime, size: cleanBytes.length }
}

async function cleanDocument(
  parsers: ParserPool,
  filename: string,
  bytes: Buffer,
): Promise<{ mime: string; cleanBytes: Buffer }> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (!/^[^/\\\x00-\x1f\x7f]{1,200}$/.test(filename))
    throw createInvalidFileError(authoredVacancyRefusals.badName)
  if (bytes.length > maximumFileSize) throw createInvalidFileError(rulesTexts.fileSize)
  const checkedFile = await checkUpload(parsers, filename, bytes, null)
  if ('refusal' in checkedFile) throw createInvalidFileError(getFileProblemText(checkedFile.refusal))
  return { mime: checkedFile.mime, cleanBytes: checkedFile.content }
}

function createInvalidFileError(message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path: '', message }] })
}

/** Returns a document of the draft with its content. @throws not-found */
export async function readAuthoredDocument(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  id: string,
  filename: string,
): Promise<Pick<StoredFile, 'filename' | 'mime' | 'content'>> {
  const { content } = orNotFound(await findAuthoredVacancy(db, clientId, id))
  const document = orNotFound(getVacancyFiles(content).find((document) => document.filename === filename))
  return { ...orNotFound(await readDocumentBytes(db, clientId, document.fileId)), filename }
}

/** Days after its upload for which a document is stored even if no draft refers to it yet or any more. */
const retentionDays = 7

/**
 * Deletes documents older than `retentionDays` that no draft, scheduled change or version uses. @returns the number of
 * deleted documents
 */
export async function purgeUnusedDocuments(db: Db, now: Date): Promise<number> {
  const cutoff = utcDateTime(now).subtract(retentionDays, 'day').toISOString()
  let purgedCount = 0
  for (const clientId of await listClientsWithOldDocuments(db, cutoff)) {
    purgedCount += await runInTransaction(db, async (trx) => {
      const usedHashes = await listReferencedDocumentHashes(trx, clientId)
      const unusedHashes = (await listOldDocumentHashes(trx, clientId, cutoff)).filter(
        (sha256) => !usedHashes.has(sha256),
      )
      for (const sha256 of unusedHashes) await deleteDocument(trx, clientId, sha256)
      return unusedHashes.length
    })
  }
  return purgedCount
}
