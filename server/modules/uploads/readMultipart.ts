import { basename } from 'node:path/posix'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import { clientNetwork } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import type { IncomingUpload } from '../files/uploadCapacity'
import type { SentFile } from './applicationFiles.service'

/** Of one body. */
export const mostFiles = 10
/** What stands around a file in a body: its part's headers, and the boundaries. */
const aroundFile = 8 * 1024
const firstPiece = 32 * 1024

/**
 * What an upload may hold, to be asked before anything of it is read.
 * @param keys of the fields that files may come for
 * @param textBytes that come besides them @throws wrong-media, too-large when its length says that it is
 */
export function incomingUpload(
  request: FastifyRequest,
  keys: readonly string[],
  textBytes = 0,
): IncomingUpload {
  if (!request.isMultipart()) throw new ProblemError('wrong-media')
  const most = Math.min(mostFiles, Math.max(1, keys.length)) * (maximumFileSize + aroundFile) + textBytes
  const length = Number(request.headers['content-length'] ?? most)
  if (!(length <= most)) throw new ProblemError('too-large')
  return arriving(request, length)
}

/**
 * What a piece of a file may hold.
 * @param most bytes @throws too-large when its length says that it is
 */
export function arrivingBytes(request: FastifyRequest, most: number): IncomingUpload {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new ProblemError('too-large')
  return arriving(request, most)
}

function arriving(request: FastifyRequest, bytes: number): IncomingUpload {
  const gone = new AbortController()
  request.raw.once('close', () => gone.abort())
  return { address: clientNetwork(request.ip), bytes, gone: gone.signal }
}

/**
 * The files of a multipart body, held in memory: at most ten of 2 MB, each for a field that is asked for.
 * @param keys of these fields; a part of another name is refused before it is read @throws too-large, invalid, bad-request
 */
export async function readUpload(request: FastifyRequest, keys: readonly string[]): Promise<SentFile[]> {
  return whole(request, readParts(request, keys))
}

/** What is read of a multipart body, or why it is refused; then what else comes of it is let go. */
export function whole<Read>(request: FastifyRequest, reading: Promise<Read>): Promise<Read> {
  return reading.catch((error: unknown) => {
    // What else comes goes nowhere: the parser would wait for somebody who takes its parts.
    request.raw.unpipe()
    request.raw.resume()
    // The parser's own complaints, of a boundary that is missing or an end that is, have no code.
    throw error instanceof Error && !('code' in error) ? new ProblemError('bad-request') : error
  })
}

async function readParts(request: FastifyRequest, keys: readonly string[]): Promise<SentFile[]> {
  const files: SentFile[] = []
  for await (const part of request.parts()) {
    const key = part.fieldname
    if (part.type !== 'file' || !keys.includes(key)) {
      throw new ProblemError('invalid', { errors: [{ path: `/${key}`, message: rulesTexts.unknownField }] })
    }
    const content = await contentOf(part)
    if (!content) throw tooLarge(key)
    files.push({ key, filename: safeName(part.filename), content })
  }
  return files
}

/**
 * In one piece that grows: a file that comes byte by byte would be as many pieces, each many times its size. Undefined when
 * it is larger than files may be.
 */
export async function contentOf({ file }: MultipartFile): Promise<Buffer | undefined> {
  let held = Buffer.allocUnsafe(firstPiece)
  let length = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (length + chunk.length > held.length) {
      const grown = Buffer.allocUnsafe(
        Math.max(length + chunk.length, Math.min(2 * held.length, maximumFileSize)),
      )
      held.copy(grown, 0, 0, length)
      held = grown
    }
    length += chunk.copy(held, length)
  }
  return file.truncated ? undefined : held.subarray(0, length)
}

function tooLarge(key: string): ProblemError {
  return new ProblemError('too-large', { errors: [{ path: `/${key}`, message: rulesTexts.fileSize }] })
}

/** A name without folders and control characters; the file is never stored under it, only shown and offered. */
export function safeName(filename: string | undefined): string {
  const name = basename((filename ?? '').replaceAll('\\', '/'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
  return name.replace(/[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '').slice(-200)
}
