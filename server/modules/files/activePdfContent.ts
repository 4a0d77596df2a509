import { constants, inflateSync } from 'node:zlib'
import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'
import { type Budget, BudgetSpent, fileBudget, spend } from './parseBudget'

/** Names that only things which do something carry: scripts, programs, forms that send themselves, players. */
const active = new Set(
  ['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'XFA', 'OnInstantiate'].map(
    (name) => `/${name}`,
  ),
)

/** Something that stands in the way of a look: a password, another packing, damage. */
class Unreadable extends Error {}

/** What a PDF does besides being read, if anything; one that opens at a page or leads to addresses does nothing. */
export function activePdf(bytes: Buffer): FileRefusal | undefined {
  try {
    return judge(everyObject(bytes, fileBudget()))
  } catch (error) {
    if (error instanceof Unreadable || error instanceof BudgetSpent) return 'pdfLocked'
    throw error
  }
}

/** Whether it is a PDF at all, beyond its first bytes: an object, and something of an end. */
export function isPdf(bytes: Buffer): boolean {
  const isMarked = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  return (
    isMarked &&
    bytes.includes('obj') &&
    ['startxref', 'trailer', '%%EOF'].some((word) => bytes.includes(word))
  )
}

interface Seen {
  tokens: readonly string[]
  /** Of a file inside the PDF: how it begins. */
  fileStart?: string
}

function judge(objects: Iterable<Seen>): FileRefusal | undefined {
  let namesFiles = false
  const files: string[] = []
  for (const { tokens, fileStart } of objects) {
    if (tokens.some((token) => active.has(token))) return 'pdfScript'
    if (fileStart !== undefined) files.push(fileStart)
    namesFiles ||= tokens.includes('/EF')
  }
  // A curriculum vitae of Europass, like an invoice, carries its data beside the page.
  const isData = files.length > 0 && files.every((start) => /^(\u00ef\u00bb\u00bf)?\s*<\?xml/.test(start))
  return (namesFiles || files.length > 0) && !isData ? 'pdfFiles' : undefined
}

/**
 * Whatever a reader could be sent to: all that `obj` or `trailer` stands before, in comments and streams as well, and what
 * is packed into object streams.
 */
function* everyObject(bytes: Buffer, budget: Budget): Generator<Seen> {
  for (const mark of ['obj', 'trailer']) {
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
      const object = readPdfObject(bytes, at + mark.length, budget)
      if (object.streamAt === undefined) yield object
      else yield* streamed(bytes, object, object.streamAt, budget)
    }
  }
}

function* streamed(bytes: Buffer, { tokens }: PdfObject, at: number, budget: Budget): Generator<Seen> {
  const packs = tokens.includes('/ObjStm') || (tokens.includes('/First') && tokens.includes('/N'))
  if (packs) yield* packed(unpack(bytes, at, tokens, budget), tokens, budget)
  const isFile = tokens.includes('/EmbeddedFile')
  yield isFile
    ? { tokens, fileStart: unpack(bytes, at, tokens, budget).toString('latin1', 0, 200) }
    : { tokens }
}

/** The objects of an object stream: pairs of number and offset, then the objects. */
function* packed(content: Buffer, tokens: readonly string[], budget: Budget): Generator<Seen> {
  const first = Number(tokenAfter(tokens, '/First'))
  if (!Number.isInteger(first)) throw new Unreadable()
  const numbers = content.toString('latin1', 0, first).trim().split(/\s+/)
  spend(budget, Math.max(0, first))
  for (let at = 1; at < numbers.length; at += 2)
    yield readPdfObject(content, first + Number(numbers[at]), budget)
}

/** The bytes of a stream, packed as writers pack such streams, or not at all. */
function unpack(bytes: Buffer, at: number, tokens: readonly string[], budget: Budget): Buffer {
  const filter = tokens.indexOf('/Filter')
  if (filter < 0) return bytes.subarray(at)
  const named = tokens.slice(filter + 1, filter + 4).filter((token) => token !== '[')
  const isPlain = named[0] === '/FlateDecode' && (tokens[filter + 1] !== '[' || named[1] === ']')
  if (!isPlain || (tokenAfter(tokens, '/Predictor') ?? '1') !== '1') throw new Unreadable()
  try {
    const options = { maxOutputLength: Math.max(1, budget.left), finishFlush: constants.Z_SYNC_FLUSH }
    const content = inflateSync(bytes.subarray(at), options)
    spend(budget, content.length)
    return content
  } catch {
    throw new Unreadable()
  }
}

function tokenAfter(tokens: readonly string[], name: string): string | undefined {
  const at = tokens.indexOf(name)
  return at < 0 ? undefined : tokens[at + 1]
}

/** An object of a PDF as its tokens: names as `/Name`, any string as `(`, everything else as it is written. */
export interface PdfObject {
  tokens: string[]
  /** Where its stream's bytes begin; undefined when it has none. */
  streamAt: number | undefined
}

const blank = 1
const delimiter = 2
/** What each byte is to the reader of tokens. */
const kinds = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = blank
for (const byte of Buffer.from('()<>[]{}/%')) kinds[byte] = delimiter

const last = new Set(['endobj', 'obj', 'endstream', 'xref', 'startxref', 'trailer'])
/** An object that is no dictionary and no array has at most three: `5 0 R`. */
const mostLoose = 4
/** No name or word that matters is longer. */
const longest = 200

/** The object that begins at `from`, wherever that is: readers go by offsets, and may be sent into the midst of anything. */
export function readPdfObject(bytes: Buffer, from: number, budget: Budget): PdfObject {
  const tokens: string[] = []
  let at = from
  let depth = 0
  for (;;) {
    const begin = behindBlanks(bytes, at)
    const end = endOfToken(bytes, begin)
    spend(budget, end - at)
    at = end
    const token = tokenAt(bytes, begin, end)
    if (token === 'stream') return { tokens, streamAt: behindLineEnd(bytes, at) }
    const opens = token === '<<' || token === '['
    const isOver =
      depth === 0 && (tokens.length > mostLoose || isClosing(tokens.at(-1)) || (opens && tokens.length > 0))
    if (isOver || begin === end || last.has(token)) return { tokens, streamAt: undefined }
    tokens.push(token)
    if (opens) depth += 1
    else if (isClosing(token) && depth > 0) depth -= 1
  }
}

function isClosing(token: string | undefined): boolean {
  return token === '>>' || token === ']'
}

/** Behind blanks and comments. */
function behindBlanks(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    while (at < bytes.length && kinds[bytes[at] ?? 0] === blank) at += 1
    if (bytes[at] !== 0x25) return at
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
  }
}

function endOfToken(bytes: Buffer, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) return at
  if (byte === 0x28) return endOfString(bytes, at)
  if (byte === 0x3c && bytes[at + 1] !== 0x3c) {
    const end = bytes.indexOf(0x3e, at)
    return end < 0 ? bytes.length : end + 1
  }
  if (byte === 0x3c || (byte === 0x3e && bytes[at + 1] === 0x3e)) return at + 2
  if (byte !== 0x2f && kinds[byte] === delimiter) return at + 1
  let end = at + 1
  while (end < bytes.length && kinds[bytes[end] ?? 0] === 0) end += 1
  return end
}

/** Brackets inside a string come in pairs, unless a backslash stands before one. */
function endOfString(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x5c) at += 1
    else if (byte === 0x28) depth += 1
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return bytes.length
}

function tokenAt(bytes: Buffer, at: number, end: number): string {
  const byte = bytes[at]
  if (byte === 0x28 || (byte === 0x3c && bytes[at + 1] !== 0x3c)) return '('
  const word = bytes.toString('latin1', at, Math.min(end, at + longest))
  if (byte !== 0x2f || !word.includes('#')) return word
  return word.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function behindLineEnd(bytes: Buffer, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at
}
