import { constants, inflateSync } from 'node:zlib'
import type { FileRefusal } from '../../../src/texts/files'
import { type Budget, BudgetSpent, fileBudget, spend } from './budget'
import { type PdfObject, readPdfObject } from './pdfTokens'

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
