const contextWords = 3
const maxLength = 80

/**
 * Quotes the parts in which two texts differ, with up to three words before and after, cut after 80 characters; `…`
 * marks omitted text.
 * @returns the quote from `before` and the quote from `after`
 */
export function quoteChange(before: string, after: string): [before: string, after: string] {
  const [oldWords, newWords] = [splitWords(before), splitWords(after)]
  const minLength = Math.min(oldWords.length, newWords.length)
  let start = 0
  while (start < minLength && oldWords[start] === newWords[start]) start += 1
  let end = 0
  while (end < minLength - start && oldWords.at(-1 - end) === newWords.at(-1 - end)) end += 1
  return [quoteWords(oldWords, start, end), quoteWords(newWords, start, end)]
}

const splitWords = (text: string): string[] => text.trim().split(/\s+/)

/** Joins words; of the equal words at the start and at the end, only the nearest `contextWords` are kept. */
function quoteWords(words: readonly string[], equalAtStart: number, equalAtEnd: number): string {
  const start = Math.max(0, equalAtStart - contextWords)
  const end = Math.min(words.length, words.length - equalAtEnd + contextWords)
  const letters = [...words.slice(start, end).join(' ')]
  const isCut = letters.length > maxLength
  const text = isCut ? letters.slice(0, maxLength).join('').trimEnd() : letters.join('')
  return `${start > 0 ? '… ' : ''}${text}${isCut || end < words.length ? ' …' : ''}`
}
