/** The text of a field, and whether the limit cut it. */
export interface LimitedText {
  text: string
  cut: boolean
}

/**
 * Applies a field's limits to text: no leading whitespace [FB-04], at most `max` characters [FB-02]. Characters are
 * Unicode code points, as in JSON Schema.
 */
export function limitText(typedText: string, max: number, keepSpace = false): LimitedText {
  const text = keepSpace ? typedText : typedText.replace(/^\s+/, '')
  if (text.length <= max) return { text, cut: false }
  let end = 0
  let count = 0
  for (const character of text) {
    if (count === max) return { text: text.slice(0, end), cut: true }
    end += character.length
    count += 1
  }
  return { text, cut: false }
}

/** Returns the part of an inserted text that fits between the surrounding texts, which are never cut. */
export function fitInsertion(
  inserted: string,
  surrounding: { before: string; after: string },
  max: number,
  keepSpace = false,
): LimitedText {
  const available = max - countCharacters(surrounding.before) - countCharacters(surrounding.after)
  return limitText(inserted, Math.max(0, available), keepSpace || surrounding.before !== '')
}

/** Returns the number of Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
