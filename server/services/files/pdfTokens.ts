import { type Budget, spend } from './budget'

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
