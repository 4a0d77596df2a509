/** A line of a résumé as it is read; columns that stand side by side are lines of their own. */
export interface ResumeLine {
  text: string
  /** Height of its letters in points; 0 where the file does not say. */
  size: number
  /** Left out where the file does not say. */
  place?: LinePlace
}

/** Where a line stands, in points. */
export interface LinePlace {
  left: number
  right: number
  /** How far down, page below page. */
  depth: number
}

/** What is written in a document, in the order in which it is read, and where its links lead. */
export interface ResumeText {
  lines: ResumeLine[]
  /** Addresses of its links: https, mailto, tel. */
  links: string[]
}

/** Why nothing was read; each is said to the person in words. */
export type ResumeProblem = 'noText' | 'encrypted' | 'damaged' | 'tooLarge' | 'unknownKind' | 'tookTooLong'

/** A document that can not be read, and why. */
export class ResumeError extends Error {
  constructor(readonly problem: ResumeProblem) {
    super(problem)
  }
}

/** What is read of one document at most, in characters: a résumé has some five thousand. */
export const mostCharacters = 200_000

/** Links that are read of one document at most. */
export const mostLinks = 200

/** Plain text as lines: soft hyphens dropped, all sorts of blanks and dashes made one, empty lines left out. */
export function linesOf(text: string): ResumeLine[] {
  return text
    .slice(0, mostCharacters)
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .flatMap((line) => line.split(/\t| {4,}/))
    .map((line) => ({ text: cleanText(line), size: 0 }))
    .filter((line) => line.text !== '')
}

/** Marks that nobody sees, such as those of a direction, are dropped; digits of all scripts become ours. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0640]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\s+/g, ' ')
    .trim()
}
