import { basename } from 'node:path/posix'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maximumFileSize } from '../../src/schemas/fields/formats'
import { rulesTexts } from '../../src/texts/public/form.texts'
import type { IncomingUpload } from '../modules/files/uploadCapacity'
import { getClientNetwork } from '../network/ipAddresses'
import { ProblemError } from '../problem'

/** A file of a multipart upload. `key` is the name of its part, which is the key of its field. */
export interface UploadedFile {
  key: string
  filename: string
  content: Buffer
}

/** Most files in one request. */
export const maximumFiles = 10
/** Upper limit in bytes for the headers and boundaries of one part. */
const partOverhead = 8 * 1024
const initialBufferSize = 32 * 1024

/**
 * Reads and checks the headers of a multipart upload before its body is read. Returns the upload with its declared size,
 * or with the largest allowed size if none is declared.
 * @param keys keys of the fields that accept files
 * @param textBytes bytes of text that the body may have in addition to the files
 * @throws wrong-media, too-large if the declared length is over the limit
 */
export function readUploadHeaders(
  request: FastifyRequest,
  keys: readonly string[],
  textBytes = 0,
): IncomingUpload {
  if (!request.isMultipart()) throw new ProblemError('wrong-media')
  const maximum =
    Math.min(maximumFiles, Math.max(1, keys.length)) * (maximumFileSize + partOverhead) + textBytes
  const length = Number(request.headers['content-length'] ?? maximum)
  if (!(length <= maximum)) throw new ProblemError('too-large')
  return trackIncomingUpload(request, length)
}

/**
 * Checks the headers of one piece of a resumable upload before its body is read. Returns the piece with the size
 * `maximum`, whatever size is declared.
 * @param maximum most bytes of the piece
 * @throws too-large if the declared length is over `maximum`
 */
export function readPieceHeaders(request: FastifyRequest, maximum: number): IncomingUpload {
  if (Number(request.headers['content-length'] ?? 0) > maximum) throw new ProblemError('too-large')
  return trackIncomingUpload(request, maximum)
}

function trackIncomingUpload(request: FastifyRequest, bytes: number): IncomingUpload {
  const disconnected = new AbortController()
  request.raw.once('close', () => disconnected.abort())
  return { address: getClientNetwork(request.ip), bytes, disconnected: disconnected.signal }
}

/**
 * Reads the files of a multipart body into memory: at most ten of 2 MB each.
 * @param keys keys of the fields that accept files; a part with another name is rejected before it is read
 * @throws too-large, invalid, bad-request
 */
export async function readUploadedFiles(
  request: FastifyRequest,
  keys: readonly string[],
): Promise<UploadedFile[]> {
  return drainOnError(request, readParts(request, keys))
}

/** Awaits `result`. If it fails, discards the rest of the request body and rejects. */
export function drainOnError<Read>(request: FastifyRequest, result: Promise<Read>): Promise<Read> {
  return result.catch((error: unknown) => {
    // Without this the parser waits for a consumer of the remaining parts.
    request.raw.unpipe()
    request.raw.resume()
    // The parser's own errors (a missing boundary, a truncated body) have no code.
    throw error instanceof Error && !('code' in error) ? new ProblemError('bad-request') : error
  })
}

async function readParts(request: FastifyRequest, keys: readonly string[]): Promise<UploadedFile[]> {
  const files: UploadedFile[] = []
  for await (const part of request.parts()) {
    const key = part.fieldname
    if (part.type !== 'file' || !keys.includes(key)) {
      throw new ProblemError('invalid', { errors: [{ path: `/${key}`, message: rulesTexts.unknownField }] })
    }
    const content = await readFileContent(part)
    if (!content) throw createTooLargeError(key)
    files.push({ key, filename: decodeFilename(part.filename), content })
  }
  return files
}

/**
 * Reads a file into one growing buffer: collecting chunks would cost far more memory for a file that arrives byte by
 * byte. Returns undefined if the file is over the size limit.
 */
export async function readFileContent({ file }: MultipartFile): Promise<Buffer | undefined> {
  let buffer = Buffer.allocUnsafe(initialBufferSize)
  let length = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (length + chunk.length > buffer.length) {
      const grownBuffer = Buffer.allocUnsafe(
        Math.max(length + chunk.length, Math.min(2 * buffer.length, maximumFileSize)),
      )
      buffer.copy(grownBuffer, 0, 0, length)
      buffer = grownBuffer
    }
    length += chunk.copy(buffer, length)
  }
  return file.truncated ? undefined : buffer.subarray(0, length)
}

function createTooLargeError(key: string): ProblemError {
  return new ProblemError('too-large', { errors: [{ path: `/${key}`, message: rulesTexts.fileSize }] })
}

/**
 * Returns the file name of a part of a form, in which browsers write a quotation mark as %22 and line breaks as %0D and
 * %0A.
 */
export function decodeFilename(filename: string | undefined): string {
  return toDisplayFilename(filename?.replaceAll('%22', '"').replace(/%0[AD]/g, ''))
}

/**
 * Returns the file name without folders and control characters, shortened to its last 200 characters. It is displayed;
 * files are not stored under it.
 */
export function toDisplayFilename(filename: string | undefined): string {
  const name = basename((filename ?? '').replaceAll('\\', '/'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
  const visibleText = name.replace(/[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '')
  // The cut may split a character; its half becomes U+FFFD.
  return Buffer.from(visibleText.slice(-200)).toString()
}
