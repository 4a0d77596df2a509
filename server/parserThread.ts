import { readResume } from '../src/schemas/resume/readResume'
import { checkFile } from './modules/files/checkFile'
import { detectFileType } from './modules/files/fileTypes'
import type { ParserAnswer, ParserRequest } from './modules/files/parserPool'
import { checkSiteZip } from './modules/studio/checkSiteFiles'
import { cleanSiteFile } from './modules/studio/siteFileChecks'
import { sanitizeDescription } from './modules/vacancies/sanitizeLargeDescriptions'
import { ProblemError } from './problem'

/** The tasks of the parser pool by name. */
const tasks: Record<string, (input: never) => unknown> = {
  checkFile,
  detectFileType,
  cleanSiteFile,
  checkSiteZip,
  // pdf.js does not accept a Buffer.
  readResume: ({ bytes, country }: Parameters<typeof readResume>[0]) =>
    readResume({ bytes: new Uint8Array(bytes), country }),
  sanitizeDescription,
}

/** Entry point of a worker thread: runs one task at a time on an untrusted file. */
export default async function runParserTask({ kind, input, started }: ParserRequest): Promise<ParserAnswer> {
  started.postMessage('started')
  const task = tasks[kind]
  if (!task) throw new Error(`There is no parser task '${kind}'.`)
  const { buffer, byteOffset, length } = input.bytes
  try {
    const bytes = Buffer.from(buffer, byteOffset, length)
    return { result: await task({ ...input, bytes } as never) }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: [error.code, error.parts] }
    throw error
  }
}
