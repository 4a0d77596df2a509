import type { ResumeReading, readResume } from '../../../src/schemas/resume/readResume'
import { type ParserPool, UncheckedFileError } from '../files/parserPool'

/** Factor by which the parser pool's time limit is longer: a resume is read completely, page by page. */
const timeoutFactor = 5
const problemByReason = { time: 'tookTooLong', memory: 'tooLarge', crash: 'damaged' } as const

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
    return await parsers.run<typeof readResume>('readResume', { bytes, country }, timeoutFactor)
  } catch (error) {
    if (error instanceof UncheckedFileError) return { problem: problemByReason[error.reason] }
    throw error
  }
}
