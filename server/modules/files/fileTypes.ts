import { extname } from 'node:path'
import type { FileTypeGroup } from '../../../src/schemas/rules/fieldRule'
import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'
import {
  findCompoundRefusal,
  findDocxRefusal,
  findOdtRefusal,
  isLegacyWordDocument,
} from './activeOfficeContent'
import { findPdfRefusal, isPdf } from './activePdfContent'
import {
  BudgetSpentError,
  createFileBudget,
  hasParts,
  listZipEntries,
  type OpenZip,
  UnreadablePartError,
} from './zipEntries'

/** Control words that embed an object of another program, its data, or a link to it. */
const objectWordPattern =
  /^(object|obj(data|ocx|emb|link|autlink|sub|pub|icemb|html|alias|sect|class|update))$/
const controlWordPattern = /\\(?:'[0-9a-f]{2}|([a-z]+)(-?\d{1,10})?[ ]?|[\s\S])/giy
/** Matches the rest of a group that contains only a name, whose characters may be written as numbers. */
const groupTextPattern = /((?:[^\\{}]|\\\\|\\'[0-9a-f]{2}|\\u-?\d{1,6}(?!\d)){0,2000})\}/giy

/** Returns why an RTF file is refused for active content; undefined if it has none. Reads each byte only once. */
function findRtfRefusal(bytes: Buffer): FileRefusal | undefined {
  const text = bytes.toString('latin1')
  let index = text.indexOf('\\')
  while (index >= 0) {
    controlWordPattern.lastIndex = index
    const [token = '\\', control = '', number = ''] = controlWordPattern.exec(text) ?? []
    if (objectWordPattern.test(control)) return 'objects'
    index += token.length
    if (control === 'template') {
      groupTextPattern.lastIndex = index
      const template = groupTextPattern.exec(text)
      if (!template || !isLocalPath(decodeRtf(template[1] ?? ''))) return 'remote'
      index = groupTextPattern.lastIndex
    }
    // The bytes after `\bin` are data: a backslash among them starts no control word.
    if (control === 'bin') index += Math.max(0, Number(number))
    index = text.indexOf('\\', index)
  }
  return undefined
}

function decodeRtf(text: string): string {
  return text
    .replace(/\\\\|\\'([0-9a-f]{2})|\\u(-?\d{1,6}) ?\??/gi, (_all, hex?: string, code?: string) => {
      if (hex) return String.fromCharCode(Number.parseInt(hex, 16))
      return code ? String.fromCharCode((Number(code) + 0x10000) % 0x10000) : '\\'
    })
    .trim()
}

/** Returns whether the template is a path on the author's machine, or only a name, as Word writes them. */
function isLocalPath(template: string): boolean {
  return /^([a-z]:\\[^\\/]|[^\\/:]*$)/i.test(template)
}

interface FileType {
  group: FileTypeGroup
  mime: string
  /** Returns whether the content matches the extension. */
  matches: (bytes: Buffer) => boolean
  /** Returns why a file with active content is refused; undefined if it has none. */
  findRefusal?: RefusalCheck
}

type RefusalCheck = (bytes: Buffer) => FileRefusal | undefined | Promise<FileRefusal | undefined>

const createStartMatcher =
  (...signatures: (string | number[])[]) =>
  (bytes: Buffer): boolean =>
    signatures.some((signature) => {
      const expectedBytes = Buffer.from(signature as string, 'latin1')
      return bytes.subarray(0, expectedBytes.length).equals(expectedBytes)
    })

const createImageType = (mime: string, matches: FileType['matches']): FileType => ({
  group: 1,
  mime,
  matches,
})
const createDocumentType = (
  mime: string,
  matches: FileType['matches'],
  findRefusal?: FileType['findRefusal'],
): FileType => ({
  ...{ group: 2, mime, matches },
  ...(findRefusal ? { findRefusal } : {}),
})
const createZipType = (
  mime: string,
  parts: readonly string[],
  findRefusal: (zip: OpenZip) => FileRefusal | undefined,
) =>
  createDocumentType(
    mime,
    (bytes) => hasParts({ entries: listZipEntries(bytes) }, parts),
    (bytes) => findRefusal({ bytes, entries: listZipEntries(bytes), budget: createFileBudget() }),
  )
const jpeg = createImageType('image/jpeg', createStartMatcher([0xff, 0xd8, 0xff]))

/** The accepted files by extension [VR-09], with checks of their signature and content. */
const typesByExtension: Record<string, FileType> = {
  '.gif': createImageType('image/gif', createStartMatcher('GIF87a', 'GIF89a')),
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': createImageType('image/png', createStartMatcher([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  '.bmp': createImageType('image/bmp', isBmp),
  '.pdf': createDocumentType('application/pdf', isPdf, findPdfRefusal),
  '.doc': createDocumentType('application/msword', isLegacyWordDocument, findCompoundRefusal),
  '.docx': createZipType(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ['[Content_Types].xml', 'word/document.xml'],
    findDocxRefusal,
  ),
  '.odt': createZipType(
    'application/vnd.oasis.opendocument.text',
    ['mimetype', 'content.xml'],
    findOdtRefusal,
  ),
  '.rtf': createDocumentType('application/rtf', createStartMatcher('{\\rtf'), findRtfRefusal),
  '.txt': createDocumentType('text/plain', isPlainText),
}

/** Why a file is refused; `getFileProblemText` returns the message. */
export type FileProblem = FileRefusal | 'fileType'

/** The media type with which a file is stored, or why the file is refused. */
export type DetectedType = { mime: string } | { refusal: FileProblem }

/** A file to check. `group` is the file group that the form's field accepts; null accepts any. */
export interface FileToDetect {
  filename: string
  bytes: Buffer
  group: FileTypeGroup | null
}

/**
 * Task of the parser pool: detects a file's type. The file has the type of its name's extension if the content matches
 * that type, the field accepts the type's group, and there is no active content. The media type that the sender
 * declares is ignored.
 */
export async function detectFileType({ filename, bytes, group }: FileToDetect): Promise<DetectedType> {
  const type = typesByExtension[extname(filename).toLowerCase()]
  if (!type || (group !== null && type.group !== group) || !type.matches(bytes)) {
    return { refusal: 'fileType' }
  }
  const refusal = await findContentRefusal(type, bytes)
  return refusal ? { refusal } : { mime: type.mime }
}

async function findContentRefusal(
  { findRefusal }: FileType,
  bytes: Buffer,
): Promise<FileRefusal | undefined> {
  try {
    return await findRefusal?.(bytes)
  } catch (error) {
    if (error instanceof UnreadablePartError || error instanceof BudgetSpentError) return 'locked'
    throw error
  }
}

/** A text may also begin with 'BM', so the size of the following header is checked, too. */
function isBmp(bytes: Buffer): boolean {
  const headerSizes = [12, 40, 52, 56, 64, 108, 124]
  return createStartMatcher('BM')(bytes) && bytes.length >= 26 && headerSizes.includes(bytes.readUInt32LE(14))
}

/** Returns whether this is plain text: no control characters, and no beginning of another format. */
function isPlainText(bytes: Buffer): boolean {
  const isUtf16 = createStartMatcher([0xff, 0xfe], [0xfe, 0xff])(bytes)
  const text = isUtf16
    ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : bytes.toString('latin1')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return false
  return !/^(\u00ef\u00bb\u00bf|\ufeff)?\s*(%PDF-|\{\\rtf|<\?xml|<!doctype|<html|<svg|<script|#!|MZ.{0,60}PE)/i.test(
    text.slice(0, 512),
  )
}
