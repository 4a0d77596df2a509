import { fileRefusals } from '../../../src/texts/public/fileRefusals.texts'
import { ProblemError } from '../../problem'
import { cacheCleanDescription, cleanDescription } from '../../text/sanitizeHtml'
import { type ParserPool, UncheckedFileError } from '../files/parserPool'

/** Maximum number of characters of HTML that are sanitized in the main thread, which takes a few milliseconds. */
const maxInMainThread = 32 * 1024

/** Parser-pool task: sanitizes a vacancy's description. */
export function sanitizeDescription({ bytes }: { bytes: Buffer }): string {
  return cleanDescription(bytes.toString('utf8'))
}

interface Descriptions {
  description: string
  translations?: Readonly<Record<string, { description?: string }>>
}

/**
 * Sanitizes a vacancy's long descriptions, in all languages, in the parser pool before they are stored, so that
 * `cleanDescription` finds the results in its cache. @throws invalid if that takes too long, unavailable if the
 * pool's queue is full
 */
export async function sanitizeLargeDescriptions(
  parsers: ParserPool,
  { description, translations = {} }: Descriptions,
): Promise<void> {
  await sanitizeLargeHtml(parsers, description, '/description')
  for (const [language, translation] of Object.entries(translations))
    if (translation.description)
      await sanitizeLargeHtml(parsers, translation.description, `/translations/${language}/description`)
}

async function sanitizeLargeHtml(parsers: ParserPool, html: string, path: string): Promise<void> {
  if (html.length <= maxInMainThread) return
  try {
    const bytes = Buffer.from(html)
    const cleanHtml = await parsers.run<typeof sanitizeDescription>('sanitizeDescription', { bytes })
    cacheCleanDescription(html, cleanHtml)
  } catch (error) {
    if (!(error instanceof UncheckedFileError)) throw error
    throw new ProblemError('invalid', { errors: [{ path, message: fileRefusals.unchecked }] })
  }
}
