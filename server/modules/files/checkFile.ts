import type { FileTypeGroup } from '../../../src/schemas/rules/fieldRule'
import { fileRefusals } from '../../../src/texts/public/fileRefusals.texts'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import { cleanImage } from './cleanImage'
import { type DetectedType, detectFileType, type FileProblem, type FileToDetect } from './fileTypes'
import { type ParserPool, UncheckedFileError } from './parserPool'

/** Task of the parser pool: detects a file's type, refuses active content and removes an image's metadata. */
export async function checkFile(
  file: FileToDetect,
): Promise<{ mime: string; content: Uint8Array } | { refusal: FileProblem }> {
  const type = await detectFileType(file)
  if ('refusal' in type) return type
  const content = cleanImage(type.mime, file.bytes)
  return content ? { mime: type.mime, content } : { refusal: 'fileType' }
}

/** Checks and cleans an uploaded file in the parser pool. @throws unavailable when the pool's queue is full */
export async function checkUpload(
  parsers: ParserPool,
  filename: string,
  bytes: Buffer,
  group: FileTypeGroup | null,
): Promise<{ mime: string; content: Buffer } | { refusal: FileProblem }> {
  const checkResult = await parsers
    .run<typeof checkFile>('checkFile', { filename, bytes, group })
    .catch(refuseUnchecked)
  return 'refusal' in checkResult
    ? checkResult
    : { mime: checkResult.mime, content: toBuffer(checkResult.content) }
}

/** Detects a file's type, in this thread or in the parser pool. */
export type DetectType = (file: FileToDetect) => Promise<DetectedType>

/** @returns a function that detects types in the parser pool and throws `unavailable` when the pool's queue is full */
export function createPoolDetector(parsers: ParserPool): DetectType {
  return (file) => parsers.run<typeof detectFileType>('detectFileType', file).catch(refuseUnchecked)
}

function refuseUnchecked(error: unknown): { refusal: 'unchecked' } {
  if (error instanceof UncheckedFileError) return { refusal: 'unchecked' }
  throw error
}

/** Returns the message for the sender of a refused file, in the current language. */
export function getFileProblemText(problem: FileProblem): string {
  return problem === 'fileType' ? rulesTexts.fileType : fileRefusals[problem]
}

/** Returns the bytes of a Uint8Array as a Buffer, without a copy. */
export function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
