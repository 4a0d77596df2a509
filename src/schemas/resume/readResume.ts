import { decodePlainText, wideEncoding } from './decodePlainText'
import { officeText } from './officeText'
import { pdfText } from './pdfText'
import type { ResumeFacts } from './resumeFacts'
import { findFacts } from './resumeFacts'
import { mostResumeBytes } from './resumeLimits'
import { linesOf, ResumeError, type ResumeProblem, type ResumeText } from './resumeText'
import { rtfText } from './rtfText'

export type ResumeReading = { facts: ResumeFacts } | { problem: ResumeProblem }

/**
 * Who a résumé is of, as far as it is plain to see: of PDF, DOCX, ODT, RTF and text, told by the bytes, never by the name.
 * Meant for a worker, which is ended when it takes too long or too much.
 * @param country ISO 3166, how phone numbers are read that name none
 */
export async function readResume({
  bytes,
  country,
}: {
  bytes: Uint8Array
  country: string
}): Promise<ResumeReading> {
  try {
    if (bytes.length > mostResumeBytes) throw new ResumeError('tooLarge')
    const text = await textOf(bytes)
    if (text.lines.length === 0) throw new ResumeError('noText')
    return { facts: findFacts(text, country) }
  } catch (error) {
    return { problem: error instanceof ResumeError ? error.problem : 'damaged' }
  }
}

async function textOf(bytes: Uint8Array): Promise<ResumeText> {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024))
  if (start.includes('%PDF-')) return pdfText(bytes)
  if (start.startsWith('PK\x03\x04')) return officeText(bytes)
  if (start.trimStart().startsWith('{\\rtf')) return rtfText(bytes)
  return { lines: linesOf(plainText(bytes)), links: [] }
}

/** @throws ResumeError where it is no text */
function plainText(bytes: Uint8Array): string {
  if (!wideEncoding(bytes) && bytes.includes(0)) throw new ResumeError('unknownKind')
  return decodePlainText(bytes)
}
