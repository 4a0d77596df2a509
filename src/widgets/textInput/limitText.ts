/** What a text field holds, and whether the limit cut something off. */
export interface LimitedText {
  text: string
  cut: boolean
}

/**
 * Text as the field takes it: no whitespace in front [FB-04], no more than `max` characters [FB-02]. Characters are
 * counted as JSON Schema counts them, in Unicode code points.
 */
export function limitText(typed: string, max: number, keepSpace = false): LimitedText {
  const text = keepSpace ? typed : typed.replace(/^\s+/, '')
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

/** The part of an inserted text that `limitText` takes between the text before and after it; it never cuts these. */
export function fitInsertion(
  inserted: string,
  around: { before: string; after: string },
  max: number,
  keepSpace = false,
): LimitedText {
  const room = max - countCharacters(around.before) - countCharacters(around.after)
  return limitText(inserted, Math.max(0, room), keepSpace || around.before !== '')
}

/** The number of Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
