import { decodePlainText, detectWideEncoding } from './decodePlainText'
import { readOfficeText } from './officeText'
import { readPdfText } from './pdfText'
import type { ResumeFacts } from './resumeFacts'
import { findFacts } from './resumeFacts'
import { maxResumeBytes } from './resumeLimits'
import { getLines, ResumeError, type ResumeProblem, type ResumeText } from './resumeText'
import { readRtfText } from './rtfText'

export type ResumeReading = { facts: ResumeFacts } | { problem: ResumeProblem }

/**
 * Extracts the personal details from a résumé in PDF, DOCX, ODT, RTF or plain text; the format is detected from the
 * content, never from the file name. Call it in a worker that can be terminated if it uses too much time or memory.
 * @param country ISO 3166; used to read phone numbers without a country code
 */
export async function readResume({
  bytes,
  country,
}: {
  bytes: Uint8Array
  country: string
}): Promise<ResumeReading> {
  try {
    if (bytes.length > maxResumeBytes) throw new ResumeError('tooLarge')
    const text = await getText(bytes)
    if (text.lines.length === 0) throw new ResumeError('noText')
    return { facts: findFacts(text, country) }
  } catch (error) {
    return { problem: error instanceof ResumeError ? error.problem : 'damaged' }
  }
}

async function getText(bytes: Uint8Array): Promise<ResumeText> {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024))
  if (start.includes('%PDF-')) return readPdfText(bytes)
  if (start.startsWith('PK\x03\x04')) return readOfficeText(bytes)
  if (start.trimStart().startsWith('{\\rtf')) return readRtfText(bytes)
  return { lines: getLines(plainText(bytes)), links: [] }
}

/** Decodes a text file. @throws ResumeError if the content is not text */
function plainText(bytes: Uint8Array): string {
  if (!detectWideEncoding(bytes) && bytes.includes(0)) throw new ResumeError('unknownKind')
  return decodePlainText(bytes)
}
