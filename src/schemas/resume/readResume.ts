import { unzipSync } from 'fflate'
import { decodePlainText, detectWideEncoding } from './decodePlainText'
import { readPdfText } from './pdfText'
import { findFacts, type ResumeFacts } from './resumeFacts'
import { maxResumeBytes } from './resumeLimits'
import {
  getLines,
  maxCharacters,
  maxLinks,
  ResumeError,
  type ResumeProblem,
  type ResumeText,
} from './resumeText'
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
  return { lines: getLines(decodeTextFile(bytes)), links: [] }
}

/** Decodes a text file. @throws ResumeError if the content is not text */
function decodeTextFile(bytes: Uint8Array): string {
  if (!detectWideEncoding(bytes) && bytes.includes(0)) throw new ResumeError('unknownKind')
  return decodePlainText(bytes)
}

/** Maximum size of the unpacked parts, in bytes. A hundred pages of text are smaller. */
const maxUnpackedBytes = 20 * 1024 * 1024

const partNamePattern =
  /^(word\/(document\d*|header\d*)\.xml|word\/_rels\/document\d*\.xml\.rels|content\.xml)$/

/**
 * Extracts the text of a Word document (DOCX) or an OpenDocument text (ODT), both XML in a zip file.
 * @throws ResumeError if the file is neither, is damaged, or is too large
 */
function readOfficeText(bytes: Uint8Array): ResumeText {
  const files = unzipTextParts(bytes)
  const names = Object.keys(files).sort((a, b) => Number(b.includes('header')) - Number(a.includes('header')))
  const textNames = names.filter((name) => !name.endsWith('.rels'))
  if (textNames.length === 0) throw new ResumeError('unknownKind')
  const links = names.flatMap((name) => getLinks(files[name] ?? ''))
  return { lines: getLines(textNames.map((name) => readXmlText(files[name] ?? '')).join('\n')), links }
}

function unzipTextParts(bytes: Uint8Array): Record<string, string> {
  let size = 0
  let isTooLarge = false
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!partNamePattern.test(name)) return false
        size += originalSize
        isTooLarge ||= size > maxUnpackedBytes
        return size <= maxUnpackedBytes
      },
    })
  } catch {
    throw new ResumeError('damaged')
  }
  if (isTooLarge) throw new ResumeError('tooLarge')
  return Object.fromEntries(
    Object.entries(files).map(([name, part]) => [name, new TextDecoder().decode(part)]),
  )
}

const lineBreakPattern = /^<\/(w:p|text:p|text:h|w:tr|table:table-row)>$|^<(w:br|w:cr|text:line-break)\b/
const tabPattern = /^<(w:tab|text:tab)\b|^<\/(w:tc|table:table-cell)>$/
/**
 * Elements whose text is not part of the document: field instructions, deleted text, fallback drawings, comments, and
 * recorded changes.
 */
const skippedElementPattern =
  /^<(w:instrText|w:delText|mc:Fallback|office:annotation|text:tracked-changes)\b[^>]*[^/]>$/

/** Maximum length of one text node: `maxCharacters` characters, each written as a numeric entity. */
const maxTextLength = maxCharacters * 8

/**
 * Returns the text between the tags. Entities that the document defines are not expanded, which prevents
 * entity-expansion attacks.
 */
function readXmlText(xml: string): string {
  let text = ''
  let skippedElement = ''
  for (const [token] of xml.matchAll(/<[^<>]*>|[^<]+/g)) {
    if (text.length > maxCharacters) break
    if (skippedElement) {
      if (token === `</${skippedElement}>`) skippedElement = ''
    } else if (!token.startsWith('<'))
      text += decodeEntities(token.slice(0, maxTextLength).replace(/\s+/g, ' '))
    else if (lineBreakPattern.test(token)) text += '\n'
    else if (tabPattern.test(token)) text += '\t'
    else if (token.startsWith('<text:s')) text += /^<text:s[ /]/.test(token) ? ' ' : ''
    else skippedElement = skippedElementPattern.exec(token)?.[1] ?? ''
  }
  return text
}

function getLinks(xml: string): string[] {
  const links: string[] = []
  for (const [, address = ''] of xml.matchAll(
    /\b(?:Target|xlink:href)="((?:https?:|mailto:|tel:)[^"]{1,2000})"/g,
  )) {
    if (links.push(decodeEntities(address)) === maxLinks) break
  }
  return links
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi, (entity, decimal, hex, name) => {
    if (name) return namedEntities[name] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0x10ffff ? entity : String.fromCodePoint(code)
  })
}
