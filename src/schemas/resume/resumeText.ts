/** A line of a résumé. Columns that are next to each other yield separate lines. */
export interface ResumeLine {
  text: string
  /** Font size in points; 0 if the file does not provide it. */
  size: number
  /** Absent if the file does not provide it. */
  place?: LinePosition
}

/** The position of a line, in points. */
export interface LinePosition {
  left: number
  right: number
  /** Vertical position in points: it increases from the top of a page to its bottom, and from page to page. */
  depth: number
}

/** The text of a document in reading order, and the targets of its links. */
export interface ResumeText {
  lines: ResumeLine[]
  /** Link targets: http, https, mailto, tel. */
  links: string[]
}

/** The reason why no text could be read; the user sees a message for each. */
export type ResumeProblem = 'noText' | 'encrypted' | 'damaged' | 'tooLarge' | 'unknownKind' | 'tookTooLong'

/** Thrown if a document cannot be read. */
export class ResumeError extends Error {
  constructor(readonly problem: ResumeProblem) {
    super(problem)
  }
}

/** Maximum number of characters that are read from one document. A résumé has about five thousand. */
export const maxCharacters = 200_000

/** Maximum number of links that are read from one document. */
export const maxLinks = 200

/**
 * Splits plain text into lines, at tabs and wide gaps as well. Normalises each line with `cleanResumeText`, and leaves
 * out empty lines.
 */
export function getLines(text: string): ResumeLine[] {
  return text
    .slice(0, maxCharacters)
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .flatMap((line) => line.split(/\t| {4,}/))
    .map((line) => ({ text: cleanResumeText(line), size: 0 }))
    .filter((line) => line.text !== '')
}

/**
 * Normalises a text (NFKC, dashes, white space, Arabic digits to ASCII), and removes invisible characters such as
 * direction marks, and Arabic tatweels.
 */
export function cleanResumeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0640]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\s+/g, ' ')
    .trim()
}
