const wordsAround = 3
const maxLength = 80

/**
 * Quotes the parts in which two texts differ, with up to three words before and after; `…` marks what is left out.
 *
 * @returns the quote from `before` and the quote from `after`
 */
export function quoteChange(before: string, after: string): [before: string, after: string] {
  const [old, current] = [splitWords(before), splitWords(after)]
  const shorter = Math.min(old.length, current.length)
  let start = 0
  while (start < shorter && old[start] === current[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1
  return [quoteWords(old, start, end), quoteWords(current, start, end)]
}

const splitWords = (text: string): string[] => text.trim().split(/\s+/)

/** Quotes `words` without the equal ones at the start and the end, except the nearest. */
function quoteWords(parts: readonly string[], equalAtStart: number, equalAtEnd: number): string {
  const from = Math.max(0, equalAtStart - wordsAround)
  const to = Math.min(parts.length, parts.length - equalAtEnd + wordsAround)
  const letters = [...parts.slice(from, to).join(' ')]
  const isCut = letters.length > maxLength
  const text = isCut ? letters.slice(0, maxLength).join('').trimEnd() : letters.join('')
  return `${from > 0 ? '… ' : ''}${text}${isCut || to < parts.length ? ' …' : ''}`
}
