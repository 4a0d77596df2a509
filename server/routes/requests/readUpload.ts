import { basename } from 'node:path/posix'
import type { FastifyRequest } from 'fastify'
import { rulesTexts } from '../../../src/texts/en'
import type { SentFile } from '../../services/applications/receiveFiles'
import { ProblemError } from '../../services/problem'

/** The files of a multipart body, held in memory: at most ten of 2 MB. @throws too-large, bad-request */
export async function readUpload(request: FastifyRequest): Promise<SentFile[]> {
  if (!request.isMultipart()) throw new ProblemError('wrong-media')
  return readParts(request).catch((error: unknown) => {
    // The parser's own complaints, of a boundary that is missing or an end that is, have no code.
    throw error instanceof Error && !('code' in error) ? new ProblemError('bad-request') : error
  })
}

async function readParts(request: FastifyRequest): Promise<SentFile[]> {
  const files: SentFile[] = []
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const content = await part.toBuffer().catch((error: unknown) => {
      throw isTooLarge(error) ? tooLarge(part.fieldname) : error
    })
    files.push({ key: part.fieldname, filename: safeName(part.filename), content })
  }
  return files
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}

function tooLarge(key: string): ProblemError {
  return new ProblemError('too-large', { errors: [{ path: `/${key}`, message: rulesTexts.fileSize }] })
}

/** A name without folders and control characters; the file is never stored under it, only shown and offered. */
function safeName(filename: string | undefined): string {
  const name = basename((filename ?? '').replaceAll('\\', '/'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
  return name.replace(/[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '').slice(-200)
}
