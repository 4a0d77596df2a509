import type { ResumeReading, readResume } from '../../../src/schemas/resume/readResume'
import { type ParserPool, UncheckedFileError } from '../files/parserPool'

/** Time allowance relative to other parser tasks: a resume is read completely, page by page. */
const timeout = 5
const problems = { time: 'tookTooLong', memory: 'tooLarge', crash: 'damaged' } as const

/**
 * Reads a resume in the parser pool and stores nothing.
 * @param country ISO 3166, for phone numbers without a country code
 * @throws unavailable when the pool's queue is full
 */
export async function readResumeInPool(
  parsers: ParserPool,
  bytes: Uint8Array,
  country: string,
): Promise<ResumeReading> {
  try {
    return await parsers.run<typeof readResume>('readResume', { bytes, country }, timeout)
  } catch (error) {
    if (error instanceof UncheckedFileError) return { problem: problems[error.reason] }
    throw error
  }
}
