/** A text before or after a change: an equal start, the part that differs, and an equal end. */
export type ChangedText = readonly [start: string, difference: string, end: string]

export interface TextChange {
  /** What was changed, such as 'Text changed on About us (/about): Text'. */
  subject: string
  before: ChangedText
  after: ChangedText
}

const openingQuote = ': “'
const quotesBetween = '” → “'
const closingQuote = '”'

/**
 * Splits the description of a changed text into its parts. Returns null for any other description, and if a text
 * contains the separator.
 */
export function splitTextChange(description: string): TextChange | null {
  const [left = '', after, ...rest] = description.split(quotesBetween)
  const beforeStart = left.indexOf(openingQuote)
  // If a text contains the separator, the two texts cannot be told apart.
  if (after === undefined || rest.length > 0 || beforeStart < 0 || !after.endsWith(closingQuote)) return null
  const oldWords = left.slice(beforeStart + openingQuote.length).split(' ')
  const newWords = after.slice(0, -closingQuote.length).split(' ')
  const minLength = Math.min(oldWords.length, newWords.length)
  let start = 0
  while (start < minLength && oldWords[start] === newWords[start]) start += 1
  let end = 0
  while (end < minLength - start && oldWords.at(-1 - end) === newWords.at(-1 - end)) end += 1
  return {
    subject: left.slice(0, beforeStart),
    before: splitWords(oldWords, start, end),
    after: splitWords(newWords, start, end),
  }
}

function splitWords(words: readonly string[], equalAtStart: number, equalAtEnd: number): ChangedText {
  const endIndex = words.length - equalAtEnd
  return [
    words.slice(0, equalAtStart).join(' '),
    words.slice(equalAtStart, endIndex).join(' '),
    words.slice(endIndex).join(' '),
  ]
}
