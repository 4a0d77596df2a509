import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { blindReviewTexts, zipTexts as texts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import { ProblemError } from '../../problem'
import { formatCsvLine } from '../../text/csvLine'
import { splitExtension, toSafeFilename } from '../../text/safeFilename'
import {
  type ApplicationDocument,
  findApplicationFile,
  listApplicationDocuments,
} from '../applications/applicationFiles.repository'
import { recordActivity } from '../audit/recordActivity'
import { readScannedContent } from '../files/storedFiles.service'
import type { Session } from '../sessions/session.types'
import { findHiddenIds, rejectNameFilterAndSort } from './blindReview.service'
import { streamApplicationIds } from './inboxBatches.repository'
import type { ApplicationFilters, ApplicationOrder } from './inboxFilters.repository'

/** Maximum content of one zip file. Larger exports are rejected before any file is read. */
export const zipLimits = { applications: 500, bytes: 500 * 1024 * 1024 }

interface ZipRequest {
  filters: ApplicationFilters
  order: ApplicationOrder
  /** Ids of the applications to export; if present, the filters are ignored. */
  ids?: readonly number[]
}

/**
 * Returns the documents of the filtered applications as a streamed zip file, with one folder per application. The
 * export is audited first, with its user and the applications. Documents that blind review hides are left out.
 * @throws too-much, invalid
 */
export async function zipDocuments(
  context: ServerContext,
  session: Session,
  zipRequest: ZipRequest,
): Promise<Readable> {
  const { clientId } = session
  await rejectNameFilterAndSort(context.db, session, zipRequest)
  const requestedIds = await findRequestedIds(context, clientId, zipRequest)
  const hiddenIds = await findHiddenIds(context.db, session, requestedIds)
  const ids = requestedIds.filter((id) => !hiddenIds.has(id))
  const documents = await listApplicationDocuments(context.db, clientId, ids)
  const bytes = documents.reduce((sum, { size }) => sum + size, 0)
  if (requestedIds.length > zipLimits.applications || bytes > zipLimits.bytes)
    throw new ProblemError('too-much')
  await recordActivity(context, session, {
    action: 'documents exported',
    subject: `applications:${ids.join(',')}`,
  })
  const zip = new ZipFile()
  const outputStream = zip.outputStream as Readable
  void writeDocuments(zip, context, clientId, documents, hiddenIds).catch((error: Error) =>
    outputStream.destroy(error),
  )
  return outputStream
}

async function findRequestedIds(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  { filters, order, ids }: ZipRequest,
): Promise<number[]> {
  if (ids) return [...new Set(ids)]
  const matches: number[] = []
  for await (const batch of streamApplicationIds(db, clientId, filters, order)) {
    matches.push(...batch)
    if (matches.length > zipLimits.applications) break
  }
  return matches
}

/** Adds the files one after the other, so that only one is in memory, followed by an index of all files. */
async function writeDocuments(
  zip: ZipFile,
  context: ServerContext,
  clientId: number,
  documents: readonly ApplicationDocument[],
  hiddenIds: ReadonlySet<number>,
): Promise<void> {
  const names = new Set<string>()
  const lines = [formatCsvLine(texts.heads)]
  for (const document of documents) {
    const file = await findApplicationFile(context.db, clientId, document.applicationId, document.id)
    const content = file && (await readScannedContent(context, clientId, file))
    const name = content ? reserveFreeName(document, names) : ''
    if (content) await addFile(zip, name, content)
    const note = content ? '' : texts.withheld
    lines.push(
      formatCsvLine([String(document.applicationId), document.applicantName, document.filename, name, note]),
    )
  }
  for (const id of hiddenIds)
    lines.push(formatCsvLine([String(id), blindReviewTexts.anonymousApplicant(id), '', '', texts.hidden]))
  zip.addBuffer(Buffer.from(`\uFEFF${lines.join('')}`), texts.list)
  zip.end()
}

/**
 * Adds a file without compression, since documents are usually compressed already. Resolves when its content was
 * consumed.
 */
function addFile(zip: ZipFile, name: string, content: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    zip.addReadStreamLazy(name, { compress: false, size: content.length }, (sendContent) => {
      const stream = Readable.from([content])
      stream.once('end', resolve)
      sendContent(null, stream)
    })
  })
}

/**
 * Returns a safe path that is not among `names`, such as 'Sam Rivers 60/resume.pdf', and adds it to `names`. The path
 * cannot lead outside the folder into which the zip file is extracted.
 */
export function reserveFreeName(
  {
    applicationId,
    applicantName,
    filename,
  }: Pick<ApplicationDocument, 'applicationId' | 'applicantName' | 'filename'>,
  names: Set<string>,
): string {
  const folder = `${toSafeFilename(applicantName)} ${applicationId}`
  const { stem, extension } = splitExtension(toSafeFilename(filename))
  for (let copy = 1; ; copy += 1) {
    const name = `${folder}/${stem}${copy > 1 ? ` (${copy})` : ''}${extension}`
    if (names.has(name.toLowerCase())) continue
    names.add(name.toLowerCase())
    return name
  }
}
