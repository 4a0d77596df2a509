import { createHash } from 'node:crypto'
import { maximumFileSize } from '../../../../src/schemas/formats'
import { filesOf, type KeptDocument } from '../../../../src/schemas/vacancies/ownVacancy'
import { rulesTexts } from '../../../../src/texts/en'
import { ownVacancyRefusals } from '../../../../src/texts/ownVacancies'
import { inTransaction } from '../../../db/openDatabase'
import type { StoredFile } from '../../../repositories/files/files'
import { findOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { keepDocument, readDocumentBytes } from '../../../repositories/vacancies/ownVacancyFiles'
import { cleanImage } from '../../files/cleanImage'
import { judgeType } from '../../files/fileTypes'
import { found, ProblemError } from '../../problem'
import type { ServerContext } from '../../serverContext'
import { auditVacancy, ownInTurn, type Writer } from './ownVacancyWork'

type Keeping = Pick<ServerContext, 'db' | 'now' | 'scanner'>

/**
 * Keeps a document for a vacancy: what its name says, clean, and looked at by the scanner where there is one. Whether
 * the vacancy has it is for what is drafted to say. @throws not-found, invalid, ScannerError
 */
export async function keepOwnDocument(
  { db, now: clock, scanner }: Keeping,
  writer: Writer,
  id: string,
  { filename, bytes }: { filename: string; bytes: Buffer },
): Promise<KeptDocument> {
  const { clientId } = writer
  found(await findOwnVacancy(db, clientId, id))
  const { mime, clean } = cleanDocument(filename, bytes)
  if (scanner && (await scanner.scan(clean)) === 'infected') throw refused(ownVacancyRefusals.infected)
  const sha256 = createHash('sha256').update(clean).digest('hex')
  const now = clock()
  await inTransaction(db, async (trx) => {
    await ownInTurn(trx, clientId, id)
    const document = { sha256, mime, size: clean.length, bytes: clean, at: now.toISOString() }
    await keepDocument(trx, clientId, document)
    await auditVacancy(trx, writer, { action: 'vacancy document kept', id, now })
  })
  return { fileId: sha256, filename, mime, size: clean.length }
}

function cleanDocument(filename: string, bytes: Buffer): { mime: string; clean: Buffer } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (!/^[^/\\\x00-\x1f\x7f]{1,200}$/.test(filename)) throw refused(ownVacancyRefusals.badName)
  if (bytes.length > maximumFileSize) throw refused(rulesTexts.fileSize)
  const type = judgeType(filename, bytes, null)
  if ('refusal' in type) throw refused(type.refusal)
  const clean = cleanImage(type.mime, bytes)
  if (!clean) throw refused(rulesTexts.fileType)
  return { mime: type.mime, clean }
}

function refused(message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path: '', message }] })
}

/** A document that what is drafted names, with its bytes. @throws not-found */
export async function readOwnDocument(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  id: string,
  filename: string,
): Promise<Pick<StoredFile, 'filename' | 'mime' | 'content'>> {
  const { content } = found(await findOwnVacancy(db, clientId, id))
  const named = found(filesOf(content).find((document) => document.filename === filename))
  return { ...found(await readDocumentBytes(db, clientId, named.fileId)), filename }
}
