import { extname } from 'node:path'
import type { FileTypeGroup } from '../../../src/schemas/rules/fieldRule'
import { zipEntryNames } from './zipEntryNames'

interface FileType {
  group: FileTypeGroup
  mime: string
  /** Whether bytes are what the ending says. */
  matches: (bytes: Buffer) => boolean
}

const startsWith =
  (...signatures: (string | number[])[]) =>
  (bytes: Buffer): boolean =>
    signatures.some((signature) => {
      const expected = Buffer.from(signature as string, 'latin1')
      return bytes.subarray(0, expected.length).equals(expected)
    })

const image = (mime: string, matches: FileType['matches']): FileType => ({ group: 1, mime, matches })
const document = (mime: string, matches: FileType['matches']): FileType => ({ group: 2, mime, matches })
const jpeg = image('image/jpeg', startsWith([0xff, 0xd8, 0xff]))

/** The files that we take, by ending [VR-09]: what they must begin with, and what must be inside. */
const types: Record<string, FileType> = {
  '.gif': image('image/gif', startsWith('GIF87a', 'GIF89a')),
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': image('image/png', startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  '.bmp': image('image/bmp', isBmp),
  '.pdf': document('application/pdf', startsWith('%PDF-')),
  '.doc': document('application/msword', isDoc),
  '.docx': document('application/vnd.openxmlformats-officedocument.wordprocessingml.document', (bytes) =>
    hasEntries(bytes, ['[Content_Types].xml', 'word/document.xml'], /vbaProject|^word\/activeX\//i),
  ),
  '.odt': document('application/vnd.oasis.opendocument.text', (bytes) =>
    hasEntries(bytes, ['mimetype', 'content.xml'], /^(Basic|Scripts)\//),
  ),
  '.rtf': document('application/rtf', startsWith('{\\rtf')),
  '.txt': document('text/plain', isPlainText),
}

/**
 * The type that we store a file under: its name's, if the bytes are that; undefined when they are not, when we take no
 * such files, or when the field takes another group. What the sender calls the type counts for nothing.
 */
export function acceptedMime(
  filename: string,
  bytes: Buffer,
  group: FileTypeGroup | null,
): string | undefined {
  const type = types[extname(filename).toLowerCase()]
  if (!type || (group !== null && type.group !== group)) return undefined
  return type.matches(bytes) ? type.mime : undefined
}

/** 'BM' alone is also how a text may begin: the size of the header that follows is one of a few. */
function isBmp(bytes: Buffer): boolean {
  const headers = [12, 40, 52, 56, 64, 108, 124]
  return startsWith('BM')(bytes) && bytes.length >= 26 && headers.includes(bytes.readUInt32LE(14))
}

/** A compound file that holds a Word document and no macros. */
function isDoc(bytes: Buffer): boolean {
  const holds = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'))
  const isCompound = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])(bytes)
  return isCompound && holds('WordDocument') && !holds('_VBA_PROJECT')
}

function hasEntries(bytes: Buffer, needed: readonly string[], refused: RegExp): boolean {
  const names = zipEntryNames(bytes)
  return needed.every((name) => names.includes(name)) && !names.some((name) => refused.test(name))
}

/** Text that is not some other format in disguise: no control characters, no other format's first words. */
function isPlainText(bytes: Buffer): boolean {
  const isUtf16 = startsWith([0xff, 0xfe], [0xfe, 0xff])(bytes)
  const text = isUtf16
    ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : bytes.toString('latin1')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return false
  return !/^(\u00ef\u00bb\u00bf|\ufeff)?\s*(%PDF-|\{\\rtf|<\?xml|<!doctype|<html|<svg|<script|#!|MZ.{0,60}PE)/i.test(
    text.slice(0, 512),
  )
}
