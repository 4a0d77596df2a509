import { fileRefusals } from '../../../src/texts/public/fileRefusals.texts'
import { ProblemError } from '../../problem'
import { cleanDescription, keepCleanDescription } from '../../text/sanitizeHtml'
import { type ParserPool, UncheckedFileError } from '../files/parserPool'

/** Characters of HTML that are sanitised in the main thread, in a few milliseconds. */
const maxInMainThread = 32 * 1024

/** Task of the parser pool: a vacancy's description, sanitised. */
export function sanitizeDescription({ bytes }: { bytes: Buffer }): string {
  return cleanDescription(bytes.toString('utf8'))
}

/**
 * Sanitises a long description in the parser pool before it is stored, so that `cleanDescription` has the result when the
 * vacancy is shown. @throws invalid when that takes too long, unavailable when the pool's queue is full
 */
export async function sanitizeLargeHtml(parsers: ParserPool, html: string): Promise<void> {
  if (html.length <= maxInMainThread) return
  try {
    const bytes = Buffer.from(html)
    keepCleanDescription(
      html,
      await parsers.run<typeof sanitizeDescription>('sanitizeDescription', { bytes }),
    )
  } catch (error) {
    if (!(error instanceof UncheckedFileError)) throw error
    throw new ProblemError('invalid', { errors: [{ path: '/description', message: fileRefusals.unchecked }] })
  }
}
