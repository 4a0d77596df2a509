import type { FastifyRequest } from 'fastify'
import { maximumFileSize } from '../../../src/schemas/formats'
import type { PostedForm } from '../../services/applications/postedAnswers'
import { ProblemError } from '../../services/problem'
import { contentOf, mostFiles, safeName, whole } from './readUpload'

/** Bytes that all answers of a form may come to which are text. */
export const mostText = 1024 * 1024
/** Controls of a form, each option of a group counted. */
const mostTexts = 5000

/**
 * What a page's own form posts: texts by the names of their controls, and files, held in memory. A file control that
 * holds nothing is posted all the same, and is none.
 * @param keys of the fields that files may come for @throws too-large, bad-request
 */
export function readPosted(request: FastifyRequest, keys: readonly string[]): Promise<PostedForm> {
  return whole(request, readParts(request, keys))
}

async function readParts(request: FastifyRequest, keys: readonly string[]): Promise<PostedForm> {
  const texts = new Map<string, string[]>()
  const posted: PostedForm = { texts, files: [], tooLarge: new Map() }
  let length = 0
  // A file that is too large is the field's to tell of.
  const options = { limits: limitsFor(keys.length), throwFileSizeLimit: false }
  for await (const part of request.parts(options)) {
    const key = part.fieldname
    if (part.type === 'field') {
      const text = textOf(part.value)
      length += text.length
      if (part.valueTruncated || length > mostText) throw new ProblemError('too-large')
      texts.set(key, [...(texts.get(key) ?? []), text])
      continue
    }
    const filename = safeName(part.filename)
    const content = await contentOf(part)
    if (!keys.includes(key)) throw new ProblemError('bad-request')
    if (!content) posted.tooLarge.set(key, filename)
    else if (filename !== '' || content.length > 0) posted.files.push({ key, filename, content })
  }
  return posted
}

/** A database gives no text back with the character 0 in it. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new ProblemError('bad-request')
  return value.replaceAll('\0', '')
}

function limitsFor(fileFields: number) {
  const files = Math.max(mostFiles, fileFields)
  return {
    fileSize: maximumFileSize,
    files,
    fields: mostTexts,
    parts: files + mostTexts,
    fieldSize: mostText,
    fieldNameSize: 200,
  }
}
