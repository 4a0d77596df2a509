/** What may stand in a text field, and whether the limit cut something off. */
export interface LimitedText {
  text: string
  cut: boolean
}

/**
 * Text as the field takes it: no whitespace in front [FB-04], no more than `max` UTF-16 units [FB-02].
 * A character that takes two units is never cut in half.
 */
export function limitText(typed: string, max: number, keepSpace = false): LimitedText {
  const text = keepSpace ? typed : typed.replace(/^\s+/, '')
  if (text.length <= max) return { text, cut: false }
  const last = text.charCodeAt(max - 1)
  return { text: text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max), cut: true }
}
