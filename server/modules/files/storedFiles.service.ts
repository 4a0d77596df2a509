import type { Db } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import type { FileStore } from './fileStore'
import { type FileBytes, namedObjects, recordScan } from './files.repository'
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
  await recordScan(db, clientId, file.fileId, verdict)
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

const batch = 500
/** Younger objects may belong to an upload that is still under way. */
const graceMs = 24 * 60 * 60 * 1000

/** Removes objects that no file names and that are a day old: what a crash between store and commit left. @returns how many */
export async function sweepObjects(
  db: Db,
  files: FileStore,
  now: Date,
  tell: (line: string) => void,
): Promise<number> {
  const until = now.getTime() - graceMs
  let removed = 0
  let looked = 0
  let old: string[] = []
  const settle = async () => {
    if (old.length === 0) return
    const named = await namedObjects(db, old)
    const orphans = old.filter((key) => !named.has(key))
    await files.remove(orphans)
    removed += orphans.length
    looked += old.length
    tell(`${looked} objects looked at, ${removed} removed`)
    old = []
  }
  for await (const { key, since } of files.list()) {
    if (since.getTime() >= until) continue
    old.push(key)
    if (old.length === batch) await settle()
  }
  await settle()
  return removed
}
