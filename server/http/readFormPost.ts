import type { FastifyRequest } from 'fastify'
import { maximumFileSize } from '../../src/schemas/fields/formats'
import { ProblemError } from '../problem'
import {
  decodeFilename,
  drainOnError,
  maximumFiles,
  readFileContent,
  type UploadedFile,
} from './readMultipart'

/** A form that the browser posted without scripts. */
export interface FormPost {
  /** Text values by the name of their control. */
  texts: Map<string, string[]>
  files: UploadedFile[]
  /** Names of files over the size limit, by field key. */
  oversizedFilenames: Map<string, string>
}

/** Most bytes that the text answers of one form may have together. */
export const maximumTextBytes = 1024 * 1024
/** Most text parts of one form; every chosen option of a group is one part. */
const maximumTextParts = 5000

/**
 * Reads a posted form into memory. Browsers also post a file control without a file; such a part is left out.
 * @param keys keys of the fields that accept files; undefined accepts files of any field
 * @throws too-large, bad-request
 */
export function readFormPost(
  request: FastifyRequest,
  keys: readonly string[] | undefined,
): Promise<FormPost> {
  return drainOnError(request, readParts(request, keys))
}

async function readParts(request: FastifyRequest, keys: readonly string[] | undefined): Promise<FormPost> {
  const texts = new Map<string, string[]>()
  const formPost: FormPost = { texts, files: [], oversizedFilenames: new Map() }
  let textBytes = 0
  // The field's validation reports a file that is too large.
  const options = { limits: getLimits(keys?.length ?? 0), throwFileSizeLimit: false }
  for await (const part of request.parts(options)) {
    const key = part.fieldname
    if (part.type === 'field') {
      const text = removeNulCharacters(part.value)
      textBytes += Buffer.byteLength(text)
      if (part.valueTruncated || textBytes > maximumTextBytes) throw new ProblemError('too-large')
      texts.set(key, [...(texts.get(key) ?? []), text])
      continue
    }
    const filename = decodeFilename(part.filename)
    const content = await readFileContent(part)
    if (keys && !keys.includes(key)) throw new ProblemError('bad-request')
    if (!content) formPost.oversizedFilenames.set(key, filename)
    else if (filename !== '' || content.length > 0) formPost.files.push({ key, filename, content })
  }
  return formPost
}

/** Removes NUL characters, which PostgreSQL does not store. */
function removeNulCharacters(value: unknown): string {
  if (typeof value !== 'string') throw new ProblemError('bad-request')
  return value.replaceAll('\0', '')
}

function getLimits(fileFields: number) {
  const files = Math.max(maximumFiles, fileFields)
  return {
    fileSize: maximumFileSize,
    files,
    fields: maximumTextParts,
    parts: files + maximumTextParts,
    fieldSize: maximumTextBytes,
    fieldNameSize: 200,
  }
}
