import type { Db } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import type { FileStore } from './fileStore'
import { type FileBytes, findReferencedObjects, recordScan } from './files.repository'
import type { Scanner } from './scanner'

/** The services needed to read an applicant's file. */
export interface FileTools {
  db: Db
  files: FileStore
  scanner: Scanner | null
}

/**
 * Returns the content of an applicant's file; undefined if the scanner found malware in it. If there is a scanner,
 * scans a file that has not been scanned yet; without a verdict the file is not returned.
 * @throws ScannerError, FileStoreError
 */
export async function readScannedContent(
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

/**
 * Returns the file with its content, for download. @throws withheld if it is infected; the errors of
 * `readScannedContent`
 */
export async function readForDownload<File extends FileBytes>(
  tools: FileTools,
  clientId: number,
  file: File,
): Promise<File> {
  const content = await readScannedContent(tools, clientId, file)
  if (!content) throw new ProblemError('withheld')
  return { ...file, content }
}

const batchSize = 500
/** Age in milliseconds below which an object may belong to an upload in progress. */
const graceMs = 24 * 60 * 60 * 1000

/**
 * Removes objects that are more than a day old and that no file refers to. A crash between upload and commit leaves
 * such objects.
 * @returns the number of removed objects
 */
export async function purgeOrphanedObjects(
  db: Db,
  files: FileStore,
  now: Date,
  report: (line: string) => void,
): Promise<number> {
  const cutoff = now.getTime() - graceMs
  let removedCount = 0
  let checkedCount = 0
  let oldKeys: string[] = []
  const removeOrphans = async () => {
    if (oldKeys.length === 0) return
    const referencedKeys = await findReferencedObjects(db, oldKeys)
    const orphanedKeys = oldKeys.filter((key) => !referencedKeys.has(key))
    await files.remove(orphanedKeys)
    removedCount += orphanedKeys.length
    checkedCount += oldKeys.length
    report(`${checkedCount} objects checked, ${removedCount} removed`)
    oldKeys = []
  }
  for await (const { key, modifiedAt } of files.list()) {
    if (modifiedAt.getTime() >= cutoff) continue
    oldKeys.push(key)
    if (oldKeys.length === batchSize) await removeOrphans()
  }
  await removeOrphans()
  return removedCount
}
