import type { Db } from '../../db/openDatabase'
import { type FileBytes, noteScan } from '../../repositories/files/files'
import { ProblemError } from '../problem'
import type { FileStore } from './fileStore'
import type { Scanner } from './scanner'

/** What a file of an applicant is opened with. */
export interface FileTools {
  db: Db
  files: FileStore
  scanner: Scanner | null
}

/**
 * The bytes of an applicant's file, wherever they stand; undefined when the scanner found something in them. With a
 * scanner, a file that it has not seen is shown to it first, and nobody gets what it could not judge.
 * @throws ScannerError, FileStoreError
 */
export async function openStoredFile(
  { db, files, scanner }: FileTools,
  clientId: number,
  file: FileBytes,
): Promise<Uint8Array | undefined> {
  if (file.scan === 'infected') return undefined
  const bytes = await files.read(file)
  if (!scanner || file.scan === 'clean') return bytes
  const verdict = await scanner.scan(bytes)
  await noteScan(db, clientId, file.fileId, verdict)
  return verdict === 'clean' ? bytes : undefined
}

/** The same for somebody who reads it. @throws withheld, and what `openStoredFile` throws */
export async function openForReader<File extends FileBytes>(
  tools: FileTools,
  clientId: number,
  file: File,
): Promise<File> {
  const content = await openStoredFile(tools, clientId, file)
  if (!content) throw new ProblemError('withheld')
  return { ...file, content }
}
