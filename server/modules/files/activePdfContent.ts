import { constants, inflateSync } from 'node:zlib'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'
import {
  type Budget,
  BudgetSpentError,
  createFileBudget,
  spendBudget,
  UnreadablePartError,
} from './zipEntries'

/** Returns whether the bytes have the marks of a PDF: the signature, an object and a trailer. */
export function isPdf(bytes: Buffer): boolean {
  const hasSignature = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  return (
    hasSignature &&
    bytes.includes('obj') &&
    ['startxref', 'trailer', '%%EOF'].some((marker) => bytes.includes(marker))
  )
}

/**
 * Returns why a PDF is refused: it has active content or embedded files other than XML, or it cannot be examined because
 * it is encrypted, too large or compressed in an unusual way. Returns undefined for an accepted PDF. pdf.js reports
 * scripts and embedded files with their content. A scan for names finds what pdf.js does not report (programs to launch,
 * forms that submit themselves) and what a damaged cross-reference table hides from pdf.js.
 */
export async function findPdfRefusal(bytes: Buffer): Promise<FileRefusal | undefined> {
  const nameScan = scanNames(bytes)
  if (nameScan.refusal) return nameScan.refusal
  const report = await readWithPdfJs(bytes)
  if (report === 'locked') return 'pdfLocked'
  if (report.hasScript) return 'pdfScript'
  // A Europass curriculum vitae, like an electronic invoice, has its data attached as XML, which is accepted.
  const areAllXml = report.files.every((file) => /^(\u00ef\u00bb\u00bf)?\s*<\?xml/.test(toLatin1(file)))
  return nameScan.fileReferenceCount > report.files.length || !areAllXml ? 'pdfFiles' : undefined
}

function toLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 200)).toString('latin1')
}

const gapPattern = String.raw`(?:[\0\s]|%[^\r\n]{0,60}[\r\n]){0,8}`
const actionKinds = 'JavaScript|Launch|SubmitForm|ImportData'
/** Matches actions and media players by the name of their kind, and scripts and XFA forms by their key. */
const actionPattern = new RegExp(
  String.raw`(?:/S|\bobj)${gapPattern}/(?:${actionKinds})\b|/JS${gapPattern}[(<\d]|/(?:RichMedia|OnInstantiate)\b|/XFA${gapPattern}[[(<\d]`,
)
const embeddedFilePattern = new RegExp(String.raw`/EF${gapPattern}(?:<<|\d)`, 'g')
/** Matches object streams: by `/ObjStm`, or by a number after `/First` (in outlines, a reference follows `/First`). */
const objectStreamPatterns = [
  /\/ObjStm\b/g,
  new RegExp(String.raw`/First${gapPattern}\d+\b(?!${gapPattern}\d+${gapPattern}R)`, 'g'),
]

interface NameScan {
  refusal?: FileRefusal
  /** Number of references to embedded files. */
  fileReferenceCount: number
}

/** Scans the raw file, then the decompressed object streams. */
function scanNames(bytes: Buffer): NameScan {
  let fileReferenceCount = 0
  try {
    for (const text of iterateReadableTexts(bytes, createFileBudget())) {
      if (actionPattern.test(text)) return { refusal: 'pdfScript', fileReferenceCount }
      fileReferenceCount += countMatches(text, embeddedFilePattern)
    }
    return { fileReferenceCount }
  } catch (error) {
    if (error instanceof UnreadablePartError || error instanceof BudgetSpentError)
      return { refusal: 'pdfLocked', fileReferenceCount }
    throw error
  }
}

/**
 * Yields the raw file and each decompressed object stream.
 * @throws BudgetSpentError, and UnreadablePartError when an object stream is encrypted or compressed in an unusual way
 */
function* iterateReadableTexts(bytes: Buffer, budget: Budget): Generator<string> {
  const source = bytes.toString('latin1')
  const decodedSource = decodeNames(source)
  yield decodedSource
  let remainingCount = Math.max(
    ...objectStreamPatterns.map((pattern) => countMatches(decodedSource, pattern)),
  )
  if (remainingCount === 0) return
  for (const { index, 0: mark } of source.matchAll(/\bstream[ \t]{0,20}(?:\r\n|\n|\r)/g)) {
    const objects = readObjectStream(bytes.subarray(index + mark.length), budget)
    if (objects === undefined) continue
    remainingCount -= 1
    yield decodeNames(objects)
  }
  if (remainingCount > 0) throw new UnreadablePartError()
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Decodes names, in which `#4a` may encode a letter. */
function decodeNames(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** Number of compressed bytes that are enough to recognize the beginning of a stream. */
const headBytes = 200
/** Cost of inspecting a stream, in bytes of the budget. It limits the number of streams in a file to some thousands. */
const streamCost = 4000

/**
 * Returns the decompressed text of an object stream, which begins with numbers; '' if it is not compressed; undefined
 * for other streams. @throws BudgetSpentError
 */
function readObjectStream(bytes: Buffer, budget: Budget): string | undefined {
  spendBudget(budget, streamCost)
  const head = inflate(bytes.subarray(0, headBytes), budget)
  // Not compressed: '' counts the stream as read, because the scan of the raw file covers it.
  if (head === undefined) return /^[\0\s]*\d+\s+\d+\s/.test(bytes.toString('latin1', 0, 50)) ? '' : undefined
  return /^[\0\s]*(?:%|\d|$)/.test(head) ? inflate(bytes, budget) : undefined
}

/** Returns the decompressed text; undefined if the bytes are not compressed data. @throws BudgetSpentError */
function inflate(bytes: Buffer, budget: Budget): string | undefined {
  const maxOutputLength = Math.max(1, budget.remaining)
  try {
    const content = inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
    spendBudget(budget, content.length)
    return content.toString('latin1')
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLong || error instanceof BudgetSpentError) throw new BudgetSpentError()
    return undefined
  }
}

interface PdfReport {
  hasScript: boolean
  /** The content of each embedded file. */
  files: Uint8Array[]
}

const emptyReport: PdfReport = { hasScript: false, files: [] }

/** Returns the report of pdf.js; an empty one for a damaged file that pdf.js cannot read. */
async function readWithPdfJs(bytes: Buffer): Promise<PdfReport | 'locked'> {
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await buildPdfReport(await task.promise)
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : emptyReport
  } finally {
    await task.destroy()
  }
}

async function buildPdfReport(pdf: PDFDocumentProxy): Promise<PdfReport> {
  const attachments: Record<string, { content?: Uint8Array }> = (await pdf.getAttachments()) ?? {}
  const files = Object.values(attachments).map(({ content }) => content ?? new Uint8Array())
  let hasScript = (await pdf.getJSActions()) !== null || (await pdf.hasJSActions())
  for (let number = 1; number <= pdf.numPages && !hasScript; number += 1) {
    const page = await pdf.getPage(number)
    hasScript = (await page.getJSActions()) !== null
    for (const { actions: scripts, file } of (await page.getAnnotations()) as PdfAnnotation[]) {
      hasScript ||= Object.keys(scripts ?? {}).length > 0
      // An empty entry is not XML, so a PDF with a file attached to an icon on a page is refused.
      if (file) files.push(new Uint8Array())
    }
    page.cleanup()
  }
  return { hasScript, files }
}

interface PdfAnnotation {
  actions?: object | null
  file?: object
}
